import type { ProductCard } from '#contract/catalogue-card.ts';
import { foldLetters } from '#contract/rules/fold-text.ts';

const JOINTS = ['and', 'with', 'in', 'for'];

/**
 * The product that is meant by what is typed: the one of that very name in either language, else the first whose name has all of its words.
 * One word that a name joins to another is not what the product is: "Date and Cardamom Loaf Cake" is no cardamom and no date, while
 * "Hummus with Tahini" is hummus.
 */
export function cardMeant(cards: readonly ProductCard[], typed: string): ProductCard | undefined {
  const words = foldLetters(typed);
  if (words.length === 0) return undefined;
  const whole = words.join(' ');
  const namesOf = ({ name }: ProductCard): string[][] => [foldLetters(name.en), foldLetters(name.ar)];
  const isJoined = ({ name }: ProductCard): boolean => {
    const en = foldLetters(name.en);
    const at = en.findIndex((one) => one.startsWith(whole));
    return (
      at >= 0 && JOINTS.some((joint) => en.slice(0, at).includes(joint) || (joint === 'and' && en[at + 1] === joint))
    );
  };
  const has = (name: readonly string[], word: string): boolean => name.some((one) => one.startsWith(word));
  return (
    cards.find((card) => namesOf(card).some((name) => name.join(' ') === whole)) ??
    cards.find(
      (card) =>
        (words.length > 1 || !isJoined(card)) && namesOf(card).some((name) => words.every((word) => has(name, word))),
    )
  );
}
