import { describe, expect, it } from 'vitest';

import { placeName } from './name-units.ts';
import { IS_ABOUT, IS_IT, wordLevels } from './word-levels.ts';

const none = { en: '', ar: '' };
const levelsOf = (en: string, ar = '', more: Partial<Parameters<typeof wordLevels>[0]> = {}) =>
  wordLevels({
    id: 1,
    name: { en, ar },
    brand: none,
    family: none,
    category: none,
    tags: [],
    origin: none,
    rest: [],
    ...more,
  });
const headOf = (name: string, language: 'en' | 'ar') =>
  placeName(name, language)
    .filter(({ part }) => part === 'head' || part === 'whole')
    .map(({ words }) => words.join(' '));

describe('what a name says the thing is', () => {
  it.each([
    ['Full Cream Fresh Milk', ['milk']],
    ['Milk Chocolate Bar', ['bar']],
    ['Labneh Balls in Olive Oil', ['labneh']],
    ['Tomato Ketchup, Family Size', ['ketchup']],
    ['Chicken Breast Fillets', ['chicken']],
    ['Vanilla Ice Cream', ['ice cream']],
    ['Rocket (Jarjeer)', ['rocket', 'jarjeer']],
    ['Instant Noodles Chicken Flavour', ['noodles']],
    ['Pearled Wheat for Harees', ['wheat']],
    ['Dark Chocolate 72%', ['chocolate']],
  ])('%s: %j', (name, head) => expect(headOf(name, 'en')).toEqual(head));

  it.each([
    ['حليب طازج كامل الدسم', ['حليب']],
    ['شرائح سلمون مدخن', ['سلمون']],
    ['معجون طماطم', ['معجون']],
    ['لوح شوكولاتة بالحليب', ['لوح']],
    ['سلطعون أزرق (قبقب)', ['سلطعون', 'قبقب']],
  ])('%s: %j', (name, head) => expect(headOf(name, 'ar')).toEqual(head));
});

describe('levels', () => {
  it('go down from the whole name over its head and its kind to what goes with it', () => {
    const levels = ['Okra', 'Egyptian Okra', 'Okra Stew', 'Stew with Okra'].map(
      (name) => levelsOf(name).get('okra') ?? 0,
    );
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(new Set(levels).size).toBe(4);
    expect(levels[1]).toBeGreaterThanOrEqual(IS_IT);
    expect(levels[2]).toBeLessThan(IS_IT);
    expect(levels[3]).toBeLessThan(IS_ABOUT);
  });

  it('rise where the shelf says the same, and not where it only names a kind', () => {
    const [chicken, crisps] = [
      { en: 'Fresh Chicken', ar: 'الدجاج الطازج' },
      { en: 'Potato Crisps', ar: 'رقائق البطاطس' },
    ];
    expect(levelsOf('Chicken Wings', '', { family: chicken }).get('chicken')).toBeGreaterThanOrEqual(IS_IT);
    expect(levelsOf('Sea Salt Potato Crisps', '', { family: crisps }).get('potato')).toBeLessThan(IS_IT);
    expect(levelsOf('', 'أجنحة دجاج', { family: chicken }).get('دجاج')).toBeGreaterThanOrEqual(IS_IT);
  });

  it('count a size that stands behind a comma as a kind, and a flavour there as said beside', () => {
    const nappies = levelsOf('Tape Nappies, Size 4');
    expect(nappies.get('size')).toBeGreaterThanOrEqual(IS_ABOUT);
    expect(nappies.get('4')).toBeGreaterThanOrEqual(IS_ABOUT);
    expect(levelsOf('Laundry Capsules, Lavender').get('lavender')).toBeLessThan(IS_ABOUT);
  });

  it('are low for the words within a phrase, and high for the phrase', () => {
    const levels = levelsOf('Creamy Peanut Butter', 'زبدة فول سوداني ناعمة');
    expect(levels.get('butter')).toBeLessThan(IS_ABOUT);
    expect(levels.get('فول')).toBeLessThan(IS_ABOUT);
    expect(levels.get('~peanut butter')).toBeGreaterThanOrEqual(IS_IT);
  });

  it('are lowest for ingredients, a little above for origin and brand', () => {
    const levels = levelsOf('Cola', '', {
      rest: ['sugar'],
      origin: { en: 'Oman', ar: '' },
      brand: { en: 'Rimal', ar: '' },
    });
    expect([levels.get('sugar'), levels.get('oman'), levels.get('rimal')]).toEqual([1, 2, 3]);
  });

  it('fit into four bits', () => {
    for (const level of levelsOf('Okra', 'بامية', { tags: ['okra', 'okra stew'] }).values())
      expect(level >= 1 && level <= 15).toBe(true);
  });
});
