/** Compares in a time that tells nothing of where the difference lies. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [place, byte] of a.entries()) difference |= byte ^ (b[place] ?? 0);
  return difference === 0;
}
