/** A link as a code for cameras: the path of its dark modules in a square of `size`, with the quiet edge around. */
import { encode } from 'uqr';

export interface Code {
  size: number;
  path: string;
}

/** The edge that cameras need around a code, in modules. */
const EDGE = 4;

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
