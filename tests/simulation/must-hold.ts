export class Broken extends Error {}

/** `name`: I1 to I13 of the decision on offline edits. */
export function mustHold(name: string, holds: boolean, said: string): void {
  if (!holds) throw new Broken(`${name}: ${said}`);
}
