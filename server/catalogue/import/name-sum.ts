/** A small number that a name always gives: which of a few colours is its own. */
export function sumOf(name: string): number {
  let sum = 7;
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % 9973;
  return sum;
}
