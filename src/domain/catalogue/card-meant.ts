import type { ProductCard } from '#contract/catalogue-card.ts';
import { foldLetters } from '#contract/rules/fold-text.ts';

/** The product that is meant by what is typed: the one of that very name in either language, else the first whose name has all of its words. */
export function cardMeant(cards: readonly ProductCard[], typed: string): ProductCard | undefined {
  const words = foldLetters(typed);
  if (words.length === 0) return undefined;
  const whole = words.join(' ');
  const namesOf = ({ name }: ProductCard): string[][] => [foldLetters(name.en), foldLetters(name.ar)];
  const has = (name: readonly string[], word: string): boolean => name.some((one) => one.startsWith(word));
  return (
    cards.find((card) => namesOf(card).some((name) => name.join(' ') === whole)) ??
    cards.find((card) => namesOf(card).some((name) => words.every((word) => has(name, word))))
  );
}
