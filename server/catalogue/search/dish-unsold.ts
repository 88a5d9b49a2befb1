import type { Bilingual } from '#contract/wire-types.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

import { placeName } from './name-units.ts';
import type { Matches } from './postings.ts';
import { stemsOf, SYNONYMS } from './synonyms.ts';

/** Whether the words are a dish and none of what was found is one by its name: soy sauce is for sushi and is no sushi. */
export function isDishUnsold(words: readonly string[], { ordinals }: Matches, { names, columns }: Shelf): boolean {
  const dish = stemsOf(words);
  if (ordinals.length === 0 || !SYNONYMS.dishes.has(dish)) return false;
  return !ordinals.some((ordinal) => {
    const name = names[columns.name[ordinal] as number]?.name;
    return name !== undefined && isCalled(name, dish);
  });
}

/** By any of the dish's names: what is called machboos is what majboos asks for. Of "fried rice" the rice is the thing. */
function isCalled(name: Bilingual, dish: string): boolean {
  const meant = new Set([dish, ...(SYNONYMS.same.get(dish) ?? []).map((word) => stemsOf([word]))]);
  return (['en', 'ar'] as const).some((language) => {
    const units = placeName(name[language], language).filter(({ part }) => part !== 'aside');
    const said = stemsOf(units.flatMap(({ words }) => words)).split(' ');
    const things = stemsOf(units.flatMap(({ words, part }) => (part === 'kind' ? [] : words))).split(' ');
    return [...meant].some((one) => {
      const asked = one.split(' ');
      return asked.every((stem) => said.includes(stem)) && asked.some((stem) => things.includes(stem));
    });
  });
}
