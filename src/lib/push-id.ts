/** Names that sort by the time they were made, as Firebase makes them: 8 signs of the time in milliseconds and 12 at random. */

/** In the order of their codes. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_SIGNS = 8;
const CHANCE_SIGNS = 12;

let last = 0;

/** Unlike any other, and behind those that this page made before. */
export function pushId(now: number): string {
  last = Math.max(now, last + 1);
  let time = '';
  for (let rest = last; time.length < TIME_SIGNS; rest = Math.floor(rest / 64)) time = SIGNS.charAt(rest % 64) + time;
  const chance = crypto.getRandomValues(new Uint8Array(CHANCE_SIGNS));
  return time + Array.from(chance, (byte) => SIGNS.charAt(byte % 64)).join('');
}
