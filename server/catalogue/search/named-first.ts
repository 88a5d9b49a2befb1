import { foldLetters } from '#contract/rules/fold-text.ts';
import { UNAVAILABLE, type Shelf } from '#server/catalogue/shelf.ts';

/**
 * The items of an answer's first page, with those before the others that have the very name that was asked for and can be bought: "basmati
 * rice" is Basmati Rice before Golden Sella Basmati Rice, which fits as well.
 */
export function namedFirst(ids: readonly number[], words: readonly string[], shelf: Shelf): number[] {
  const asked = words.join(' ');
  const isNamedSo = (id: number): boolean => {
    const at = shelf.ordinalOf(id);
    if (((shelf.columns.handicap[at] as number) & UNAVAILABLE) !== 0) return false;
    const name = shelf.names[shelf.columns.name[at] as number]?.name;
    return name !== undefined && [name.en, name.ar].some((one) => foldLetters(one).join(' ') === asked);
  };
  const named = words.length === 0 ? [] : ids.filter(isNamedSo);
  return named.length === 0 ? [...ids] : [...named, ...ids.filter((id) => !named.includes(id))];
}
