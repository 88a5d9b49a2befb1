import { describe, expect, it } from 'vitest';

import { EGIFT_FORM } from '#contract/egift-form-link.ts';
import { menuGroups } from '#server/account/menu-groups.ts';

import { DemoDataError, parseDemoCatalogue, readDemoFiles, type DemoFiles } from './demo-catalogue.ts';

const files = await readDemoFiles();

/** The demo with one file changed. */
function changed(name: string, change: (text: string) => string): DemoFiles {
  const texts = new Map(files.texts);
  texts.set(name, change(texts.get(name) ?? ''));
  return { texts, hash: '' };
}

const MILK = 'products/dairy-eggs.json';

describe('the demo catalogue', () => {
  const demo = parseDemoCatalogue(files);
  const products = demo.shelves.flatMap((shelf) => shelf.families.flatMap((family) => family.products));

  it('has 25 categories, 120 families, 40 brands and 600 products at least', () => {
    expect(demo.shelves).toHaveLength(25);
    expect(demo.shelves.flatMap((shelf) => shelf.families).length).toBeGreaterThanOrEqual(120);
    expect(demo.brands.length).toBeGreaterThanOrEqual(40);
    expect(products.length).toBeGreaterThanOrEqual(600);
  });

  it('has the shelf of e-gifts that the account’s menu leads to', () => {
    const families = demo.shelves.flatMap((shelf) => shelf.families.map(({ key }) => `searchpage?familyDesc=${key}`));
    const paths = menuGroups('web').flatMap(({ entries }) => entries.map(({ path }) => path ?? ''));
    const shelves = paths.filter((path) => path.startsWith('searchpage'));
    expect(shelves).toEqual([`${families.find((path) => path.endsWith('=gift-cards'))}${EGIFT_FORM}`]);
  });

  it.each<[string, (product: (typeof products)[number]) => boolean]>([
    ['a promotion', ({ promo }) => promo !== null],
    ['out of stock', ({ state }) => state === 'out-of-stock'],
    ['rate 0', ({ state }) => state === 'rate-zero'],
    ['coming soon with a date', ({ state, eta }) => state === 'coming-soon' && eta !== null],
    ['inactive', ({ state }) => state === 'inactive'],
    ['a minimum order above 1', ({ minimum }) => minimum > 1],
    ['cuts', ({ cut, choice }) => cut !== null && choice !== null],
    ['regular orders', ({ regular }) => regular],
    ['sponsored', ({ sponsored }) => sponsored],
    ['new', ({ isNew }) => isNew],
    ['labels', ({ labels }) => labels !== null],
    ['badges', ({ badges }) => badges.length > 0],
    ['a gift-box container', ({ giftBox }) => giftBox === 'container'],
    ['what moves into the gift box', ({ giftBox }) => giftBox === 'movable'],
    ['an e-gift', ({ egift }) => egift],
    ['a cake', ({ deliveryKind, leadDays }) => deliveryKind === 'cake' && leadDays > 0],
    ['fish of the day', ({ deliveryKind, leadDays }) => deliveryKind === 'fish' && leadDays > 0],
    ['what is ordered ahead', ({ deliveryKind, leadDays }) => deliveryKind === 'preorder' && leadDays > 0],
    ['a deposit', ({ deposit }) => deposit !== null],
    ['a delivery message', ({ deliveryMessage }) => deliveryMessage !== null],
    ['a store ETA', ({ storeEta }) => storeEta !== null],
    ['a promotion family', ({ promotionFamily }) => promotionFamily !== null],
    ['what it is made with', ({ madeWith }) => madeWith !== null],
    ['nutrition figures', ({ usda }) => usda !== null],
  ])('shows %s', (_, has) => {
    expect(products.some(has)).toBe(true);
  });
});

describe('a bad row', () => {
  it.each<[string, string, string, string, RegExp]>([
    [
      'a price that is no price',
      MILK,
      '"price": "',
      '"price": "AED ',
      /dairy-eggs\.json: code 106001, .*price: must look/,
    ],
    ['a field that nobody knows', MILK, '"code"', '"colour": 1, "code"', /code 106001, .*colour: is not a known field/],
    [
      'a brand that is not there',
      MILK,
      '"brand": "',
      '"brand": "no-',
      /code 106001, brand: no-.* is not in brands\.json/,
    ],
    ['an origin that is not there', MILK, '"origin": "', '"origin": "Q', /code 106001, .*origin/],
    ['a code of another range', MILK, '"code": "106', '"code": "999', /code 999001, code: must begin with 106/],
    ['a drawing that is not there', MILK, '"art": "', '"art": "no-', /code 106001, art: there is no drawing no-/],
    ['a pack that is not there', MILK, '"pack": "', '"pack": "x', /code 106001, .*pack: must be one of/],
    ['broken JSON', MILK, '{', '{{', /dairy-eggs\.json: /],
    [
      'a brand twice',
      'brands.json',
      '"ghaf-valley"',
      '"wadi-farms"',
      /brands\.json: key wadi-farms, key: is used twice/,
    ],
    [
      'a category that has no products',
      'home.json',
      '"dairy-eggs", "bakery"',
      '"moon"',
      /home\.json: key .*pick: no category/,
    ],
  ])('%s is named', (_, file, from, to, message) => {
    const bad = changed(file, (text) => text.replace(from, to));
    expect(() => parseDemoCatalogue(bad)).toThrow(message);
    expect(() => parseDemoCatalogue(bad)).toThrow(DemoDataError);
  });

  it('a promotion above the price is named', () => {
    const bad = changed(MILK, (text) => text.replace(/"promo": "[\d.]+"/, '"promo": "9999.00"'));
    expect(() => parseDemoCatalogue(bad)).toThrow(/code 106\d{3}, promo: must be below the price/);
  });

  it('a product that promises tomorrow and can come today is named', () => {
    const bad = changed(MILK, (text) =>
      text.replace('"isNew"', '"storeEta": {"en": "Tomorrow", "ar": "غداً"}, "isNew"'),
    );
    expect(() => parseDemoCatalogue(bad)).toThrow(/code 106\d{3}, storeEta: promises a later day/);
  });

  it('a missing category is simply not there, and its codes may be named', () => {
    const texts = new Map(files.texts);
    texts.delete('products/fruits.json');
    expect(parseDemoCatalogue({ texts, hash: '' }).shelves).toHaveLength(24);
  });
});
