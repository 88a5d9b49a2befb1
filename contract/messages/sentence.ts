/** Sentences that the server and the screens both say (the specification's error catalogue): English to the letter, and Arabic. */
import type { Locale } from '#contract/urls.ts';

/** English, Arabic. `{name}` stands for a value. */
export type Sentence = readonly [en: string, ar: string];

/** The sentence in a language, its values filled in. */
export function say(sentence: Sentence, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
  const [en, ar] = sentence;
  return (locale === 'ar' ? ar : en).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A server's English sentence in the shopper's language, where the catalogue knows it; else as it came. */
export function inLanguage(message: string, locale: Locale, catalogue: Readonly<Record<string, Sentence>>): string {
  if (locale === 'en') return message;
  return Object.values(catalogue).find(([en]) => en === message)?.[1] ?? message;
}
