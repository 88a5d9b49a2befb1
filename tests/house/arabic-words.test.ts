import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** What the import reads and what search understands is other people's Arabic: it stays as they write it. */
const IS_OTHERS = /\.test\.|^tests\/|^server\/catalogue\/(import|search)\/|^contract\/rules\//;

const texts = [
  ...sourceFiles().filter(({ path }) => !IS_OTHERS.test(path)),
  ...['locales/ar', 'src/features/pages/content', 'server/demo/files'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.(po|json)$/.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ),
];

/** Arabic that the shop does not write, and what it writes instead: one word for one thing, spelled one way. */
const NOT_OURS: readonly [pattern: RegExp, instead: string][] = [
  [/\u064b\u0627/, 'the marks of tanwin stand on the alif: غداً'],
  [/توفر|تعذر/, 'توفّر and تعذّر with their shadda'],
  [/مصرف/, 'بنك'],
  [/متكرر/, 'منتظم, of a regular order'],
  [/مُ?مو[َّ]*ل/, 'إعلان, of a sponsored place'],
  [/إحال[ةا]/, 'دعوة الأصدقاء, of referral points'],
  [/نقاط المكافآت/, 'نقاط الولاء'],
  [/الهاتف المتحرك|رقم الهاتف/, 'رقم الجوال'],
  [/[0-9] (غ|كغ)(?=[،" ])/, 'جم and كجم'],
  [/[٠-٩]/, 'digits are Latin'],
];

function notOurs(text: string): string[] {
  return NOT_OURS.filter(([pattern]) => pattern.test(text)).map(([, instead]) => instead);
}

test.each(texts.map(({ path, text }) => [path, text] as const).filter(([, text]) => /[\u0600-\u06ff]/.test(text)))(
  '%s writes Arabic as the shop does',
  (_path, text) => {
    expect(notOurs(text)).toEqual([]);
  },
);

test('a word that is not ours is found', () => {
  expect(notOurs('غد\u064b\u0627')).toHaveLength(1);
  expect(notOurs('غداً')).toEqual([]);
  expect(notOurs('غير متوفر لدى مصرفك')).toHaveLength(2);
});

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The forms of the first plural in a sentence; null where it has none. */
function pluralForms(sentence: string): string[] | null {
  const inside = /, plural, (.*)$/.exec(sentence)?.[1];
  if (inside === undefined) return null;
  return FORMS.filter((form) => new RegExp(`(^| )${form} \\{`).test(inside));
}

test('each counted sentence has all six forms of Arabic', () => {
  const counted = texts
    .filter(({ path }) => path.endsWith('.po'))
    .flatMap(({ text }) => [...text.matchAll(/^msgstr "(.*)"$/gm)].map(([, sentence = '']) => sentence))
    .filter((sentence) => pluralForms(sentence) !== null);
  expect(counted.length).toBeGreaterThan(30);
  expect(counted.filter((sentence) => pluralForms(sentence)?.length !== FORMS.length)).toEqual([]);
});
