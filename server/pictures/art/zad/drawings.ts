import { inked, slab } from './brush.ts';
import { dairy } from './dairy.ts';
import { fruit } from './fruit.ts';
import { meat } from './meat.ts';
import { pantry } from './pantry.ts';
import { nuts } from './nuts.ts';
import { powders } from './powders.ts';
import { pulses } from './pulses.ts';
import { herbs, vegetables } from './vegetables.ts';

const sources = [dairy, fruit, herbs, meat, nuts, pantry, powders, pulses, vegetables, { plain: () => slab(6, 6, 20, 20, 5, 'lin:#eee6d6,#dccfb6') }];

/** What the Fluent set lacks or has wrong, by art key. */
export const drawnForZad: readonly (readonly [key: string, body: string])[] = sources.flatMap((source) =>
  Object.entries(source).map(([key, draw]) => [key, inked(draw())] as const),
);
