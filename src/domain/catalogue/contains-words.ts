import { foldLetters } from '#contract/rules/fold-text.ts';

/**
 * account.md section 5, Favourites: a case-insensitive contains match. Letters that a shopper would call the same count as such
 * (alef with and without hamza, ta marbuta and ha), which only adds to what is found.
 */
export function containsWords(text: string, query: string): boolean {
  const plain = query.trim().toLowerCase();
  if (text.toLowerCase().includes(plain)) return true;
  const folded = foldLetters(query).join(' ');
  return folded !== '' && foldLetters(text).join(' ').includes(folded);
}
