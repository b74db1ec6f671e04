import { describe, expect, it } from 'vitest';
import { codeOf } from './code';

describe('a link as a code', () => {
  it('has its quiet edge and its three corners', () => {
    const { size, path } = codeOf('http://192.168.1.5:7654/t/abc');
    expect((size - 8 - 17) % 4).toBe(0);
    for (const [x, y] of [
      [4, 4],
      [size - 5, 4],
      [4, size - 5],
    ])
      expect(path).toContain(`M${x} ${y}h1v1h-1z`);
    expect(path).not.toMatch(/M[0-3] /);
  });
  it('is another for another link', () => expect(codeOf('a').path).not.toBe(codeOf('b').path));
});
