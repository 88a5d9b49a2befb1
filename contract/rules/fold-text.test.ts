import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bareWord, foldLetters, foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Crème FRAÎCHE', 'creme fraiche'],
    ['Türkiye', 'turkiye'],
    ["Kellogg's", 'kelloggs'],
    ['500g', '500 g'],
    ['1.5 L', '1.5 l'],
    ['١٫٥ لتر', '1.5 لتر'],
    ['۲۵۰ جم', '250 جم'],
    ['أرز', 'ارز'],
    ['إوز آسيا', 'اوز اسيا'],
    ['على', 'علي'],
    ['جبنة', 'جبنه'],
    ['حليــــب', 'حليب'],
    ['حَلِيبٌ', 'حليب'],
    ['الحليب', 'حليب'],
    ['والحليب', 'حليب'],
    ['وزيت', 'زيت'],
    ['الألبان', foldText('ألبان')],
    ['بالزعتر', 'زعتر'],
    ['رؤوس', 'رووس'],
    ['ڤانيليا', 'فانيليا'],
    ['ورق عنب', 'ورق عنب'],
    ['--- !!! ؟', ''],
  ])('%s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each('ßss æae œoe øo ðd đd þth łl ıi ىي یي ېي ةه ەه ہه ھه کك گك پب چج ڤف ٱا'.split(' '))(
    'one letter for another: %s',
    (pair) => {
      const [letter = '', ...same] = pair;
      expect(foldLetters(`ب${letter}`)).toEqual(foldLetters(`ب${same.join('')}`));
      expect(foldLetters(`b${letter}b`)).not.toEqual(foldLetters('bb'));
    },
  );

  it.each(['ـ', "'", '’', '‘', 'ʼ', '`'])('no word ends at %s', (mark) => {
    expect(foldLetters(`b${mark}b`)).toEqual(['bb']);
  });

  it('parts words at what is neither letter nor digit, and keeps the decimals of a number', () => {
    expect(foldLetters('7up, 0.25 L / 12.5% 3.x')).toEqual(['7', 'up', '0.25', 'l', '12.5', '3', 'x']);
    expect(foldLetters('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toEqual(['0123456789', '0123456789']);
    expect(foldLetters('zero\u200dwidth')).toEqual(['zerowidth']);
  });

  it.each([
    ['الحليب', 'حليب'],
    ['بالحليب', 'حليب'],
    ['للحليب', 'حليب'],
    ['وحليب', 'حليب'],
    ['والحليب', 'حليب'],
    ['التن', 'تن'],
    ['الت', 'الت'],
    ['بالتن', 'بالتن'],
    ['بالسمن', 'سمن'],
    ['للتن', 'للتن'],
    ['للسمن', 'سمن'],
    ['وتن', 'وتن'],
    ['وسمن', 'سمن'],
    ['بالال', 'بالال'],
    ['milk', 'milk'],
  ])('%s begins with what is not the word: %s', (word, bare) => {
    expect(bareWord(word)).toBe(bare);
  });

  it('is the same done twice', () => {
    assert(
      property(oneof(string({ unit: 'binary' }), string({ unit: 'grapheme' }), arabic), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldLetters(foldLetters(text).join(' '))).toEqual(foldLetters(text));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing that quotes or escapes in SQL or tsvector', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).toMatch(/^[\p{L}\p{N}. ]*$/u);
      }),
    );
  });
});

const arabic = array(constantFrom(...Array.from('والببيىةهءأإآؤئٱـًّ٠١۲ لحكک گڤ')), { maxLength: 14 }).map((letters) =>
  letters.join(''),
);
