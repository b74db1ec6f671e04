export function authors(): { author: string; icons: string[] }[] {
  return [];
}
