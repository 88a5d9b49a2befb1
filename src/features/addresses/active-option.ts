/** Which line of a list of `count` the keyboard is on after a key, around the ends; -1 is none. Other keys leave it where it is. */
export function activeAfter(key: string, active: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return active;
}
