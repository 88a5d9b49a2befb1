import { berries } from './berries.ts';
import { bottlesJars } from './bottles-jars.ts';
import { breads } from './breads.ts';
import { inked, line, shape } from './brush.ts';
import { care } from './care.ts';
import { cerealsSnacks } from './cereals-snacks.ts';
import { cheeses } from './cheeses.ts';
import { confectionery } from './confectionery.ts';
import { dairy } from './dairy.ts';
import { dateSweets } from './date-sweets.ts';
import { dishes } from './dishes.ts';
import { drinks } from './drinks.ts';
import { fishCuts } from './fish-cuts.ts';
import { fish } from './fish.ts';
import { flowers } from './flowers.ts';
import { freezer } from './freezer.ts';
import { frozen } from './frozen.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { giftBoxes } from './gift-boxes.ts';
import { gifts } from './gifts.ts';
import { herbs } from './herbs.ts';
import { household } from './household.ts';
import { larder } from './larder.ts';
import { laundry } from './laundry.ts';
import { melons } from './melons.ts';
import { mezze } from './mezze.ts';
import { nibbles } from './nibbles.ts';
import { nuts } from './nuts.ts';
import { oils } from './oils.ts';
import { orchard } from './orchard.ts';
import { pantry } from './pantry.ts';
import { pasta } from './pasta.ts';
import { poultry } from './poultry.ts';
import { powders } from './powders.ts';
import { pulses } from './pulses.ts';
import { redMeat } from './red-meat.ts';
import { roots } from './roots.ts';
import { shellfish } from './shellfish.ts';
import { sweets } from './sweets.ts';
import { vegetables } from './vegetables.ts';

/** For what no drawing is right: a plain wrapped parcel, which is no food at all. */
const plain = {
  plain: () =>
    shape('M4 12L16 7L28 12V24L16 29.4L4 24z', 'lin:#e6d2ae,#c9ab7c') + shape('M4 12L16 17V29.4L4 24z', 'lin:#dcc39a,#bd9d6c') + shape('M16 17L28 12V24L16 29.4z', 'lin:#c9ab7c,#a48352') + shape('M4 12L16 7L28 12L16 17z', 'lin:#f4e6cb,#e0c99f') +
    line('M10 9.5L22 14.5V26.7M22 9.5L10 14.5V26.7', '#fbf6ea', 1.1) + shape('M16 12C13 8.4 10.6 9.4 11.4 10.8Q13 12.6 16 12C19 8.4 21.4 9.4 20.6 10.8Q19 12.6 16 12z', '#fbf6ea'),
};
const shelves: readonly Record<string, () => string>[] = [
  berries, bottlesJars, breads, care, cerealsSnacks, cheeses, confectionery, dairy, dateSweets, dishes, drinks, fish, fishCuts, flowers, freezer, frozen, fruit, garden, gifts, giftBoxes, herbs, household, larder, laundry, melons, mezze, nibbles, nuts, oils, orchard, pantry, pasta, plain, poultry, powders, pulses, redMeat, roots, shellfish, sweets, vegetables,
];

/** What the Fluent set lacks or has wrong, by art key. */
export const drawnForZad: readonly (readonly [key: string, body: string])[] = shelves.flatMap((shelf) =>
  Object.entries(shelf).map(([key, draw]) => [key, inked(draw())] as const),
);
