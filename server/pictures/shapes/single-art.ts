import { fishCuts } from '#server/pictures/art/zad/fish-cuts.ts';
import { fish } from '#server/pictures/art/zad/fish.ts';
import { poultry } from '#server/pictures/art/zad/poultry.ts';
import { redMeat } from '#server/pictures/art/zad/red-meat.ts';
import { shellfish } from '#server/pictures/art/zad/shellfish.ts';

/** Meat and fish: cuts that fill a tray, which is a dark one for them. */
const FLESH: ReadonlySet<string> = new Set([fish, fishCuts, shellfish, poultry, redMeat].flatMap(Object.keys));

/** Drawn as one piece, and bought as several; every other drawing is one large thing or a heap already. */
const SEVERAL: ReadonlySet<string> = new Set(
  'tomato potato onion garlic red-apple fuji-apple green-apple pear tangerine mandarin lemon lime peach guava'.split(
    ' ',
  ),
);

export const isFlesh = (art: string): boolean => FLESH.has(art);
export const isSingle = (art: string): boolean => !SEVERAL.has(art);
