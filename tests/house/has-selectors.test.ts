import { describe, expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** The selectors of a sheet, one by one, without comments. */
function selectorsOf(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : splitOutside(head, ','),
  );
}

/** Parts of a text between separators that no bracket holds. */
function splitOutside(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text.trim().replaceAll(/\s+/g, ' ')) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '' && !'>+~'.includes(part));
}

/** Whether it names a tag, class, attribute or the root, so that a browser need not try each element. */
const isNamed = (compound: string): boolean => /^[\w.[#&]|^:(root|is|where)\b/.test(compound.replace(/^\*/, ''));

const mistakes = (sheet: string): string[] =>
  selectorsOf(sheet)
    .filter((selector) => selector.includes(':has('))
    .filter((selector) => {
      const compounds = splitOutside(selector, ' ');
      return (
        !compounds.every((compound) => isNamed(compound) || !compound.includes(':has(')) ||
        !isNamed(compounds.at(-1) ?? '')
      );
    });

/**
 * A browser that meets `:has()` on the page's root styles anew all that a rule with `:has()` can reach: where such a rule ends in any element (`> *`)
 * that is the whole page, with each node that comes; where `:has()` itself stands on any element, each element is tried.
 */
describe('rules with :has()', () => {
  test.each([
    ['.a:has(b) > *'],
    ['.a:not(:has(b)) > :first-child'],
    [':has(> a) + * > .line'],
    ['.a > :has(+ .b)::after'],
  ])('reaches too far: %s', (selector) => {
    expect(mistakes(`${selector} { color: red }`)).toEqual([selector]);
  });

  test.each([
    ['.a:has(b) > .c'],
    ['.a:has(> b, c) > :is(th, td)'],
    ['html:has(> body > [data-panel]) > body'],
    ['[data-x]:has(> a) + * > .line'],
  ])('is near enough: %s', (selector) => {
    expect(mistakes(`${selector} { color: red }`)).toEqual([]);
  });

  test('no sheet of the shop has one that reaches each element', () => {
    const sheets = sourceFiles().filter((file) => file.path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap(({ path, text }) => mistakes(text).map((selector) => `${path}: ${selector}`))).toEqual([]);
  });
});
