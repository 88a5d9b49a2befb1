/** The wire's type for a day by its number (DateDocno). */
import { dayNumberOf, dayOfNumber } from './rules/day-number.ts';
import { integer } from './wire-types.ts';
import { codec, WireError, type Codec } from './wire.ts';

const anyNumber = integer({ min: 10_000_101, max: 99_991_231 });

/** An ISO day, as yyyymmdd on the wire. */
export const dayNumber: Codec<string> = codec(
  anyNumber.schema,
  (value, path, reading) => {
    const day = dayOfNumber(anyNumber.decode(value, path, reading));
    if (day === null) throw new WireError(path, 'must be a day such as 20261122');
    return day;
  },
  dayNumberOf,
);
