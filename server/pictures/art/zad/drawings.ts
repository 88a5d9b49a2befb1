import { bottlesJars } from './bottles-jars.ts';
import { inked, slab } from './brush.ts';
import { care } from './care.ts';
import { cerealsSnacks } from './cereals-snacks.ts';
import { dairy } from './dairy.ts';
import { drinks } from './drinks.ts';
import { frozen } from './frozen.ts';
import { fruit } from './fruit.ts';
import { gifts } from './gifts.ts';
import { herbs } from './herbs.ts';
import { household } from './household.ts';
import { meat } from './meat.ts';
import { nuts } from './nuts.ts';
import { pantry } from './pantry.ts';
import { powders } from './powders.ts';
import { pulses } from './pulses.ts';
import { sweets } from './sweets.ts';
import { vegetables } from './vegetables.ts';

const plain = { plain: () => slab(6, 6, 20, 20, 5, 'lin:#eee6d6,#dccfb6') };
const shelves: readonly Record<string, () => string>[] = [
  bottlesJars, care, cerealsSnacks, dairy, drinks, frozen, fruit, gifts, herbs, household, meat, nuts, pantry, plain, powders, pulses, sweets, vegetables,
];

/** What the Fluent set lacks or has wrong, by art key. */
export const drawnForZad: readonly (readonly [key: string, body: string])[] = shelves.flatMap((shelf) =>
  Object.entries(shelf).map(([key, draw]) => [key, inked(draw())] as const),
);
