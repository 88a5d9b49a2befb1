import type { Rating } from '#src/domain/orders/rate.ts';

/** From so many stars on a tip is asked for. */
const CONTENT = 4;

/** Who gave fewer stars is asked what went wrong, and for no tip. */
export function isLetDown({ delivery, product }: Pick<Rating, 'delivery' | 'product'>): boolean {
  return [delivery, product].some((stars) => stars !== null && stars < CONTENT);
}
