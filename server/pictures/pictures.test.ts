import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { artKeys } from './art/art-set.ts';
import { composeBadge } from './badge.ts';
import { composeHero, composeTile } from './compose-banner.ts';
import { composeDetail, composePack } from './compose-pack.ts';
import { hasArt } from './has-art.ts';
import { packShapes, type PackInput } from './pack-input.ts';

const milk: PackInput = {
  key: '101001',
  name: { en: 'Full Cream Fresh Milk', ar: 'حليب طازج كامل الدسم' },
  size: { en: '1 L', ar: '1 لتر' },
  pack: 'bottle',
  art: 'glass-of-milk',
  brand: { en: 'Wadi Farms', ar: 'مزارع الوادي', colors: ['#1f6f43', '#f4fbf2', '#f2b632'] },
  tint: '#e8eff8',
};

const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;

/** Every tag closed in turn, every attribute quoted and written once, nothing left over. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(TAG, (tag: string, close: string, name: string, attrs: string, selfClosed: string) => {
    if (close && open.pop() !== name) faults.push(`${tag} closes nothing`);
    if (!close && !selfClosed) open.push(name);
    const names = [...attrs.matchAll(/\s([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length || attrs.replace(ENTITY, '').includes('&')) faults.push(tag);
    return '';
  });
  return /[<&]/.test(rest.replace(ENTITY, '')) || open.length > 0 ? [...faults, ...open, 'unclosed'] : faults;
}

function expectWellFormed(svg: string): void {
  expect(faultsOf(svg)).toEqual([]);
}

function expectSafe(svg: string, prefix: string): void {
  expect(svg).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<foreignObject|<image|javascript:|data:|@import/i);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|href="(?!#)/);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((match) => match[1] ?? '');
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe('the art set', () => {
  const page =
    readFileSync(new URL('../../docs/demo-catalogue.md', import.meta.url), 'utf8').split('## The art set')[1] ?? '';
  const named = [...page.matchAll(/`([a-z][a-z0-9\s-]{60,})`/g)].flatMap((match) =>
    (match[1] ?? '').split(/\s+/).filter(Boolean),
  );

  it('draws every key the demo catalogue may use', () => {
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((key) => !hasArt(key))).toEqual([]);
    expect(hasArt('toString')).toBe(false);
  });

  it.each(artKeys)('%s is well formed and safe on a pack, in detail and on a tile', (art) => {
    const input = { ...milk, art };
    for (const svg of [composePack(input), composeDetail(input), composeTile({ ...input })]) expectWellFormed(svg);
    expectSafe(composePack(input), 'z101001');
    expectSafe(composeTile({ ...input }), 'ztile-101001');
  });
});

describe('a pack shot', () => {
  it.each(packShapes)('draws a %s, well formed, safe and with its brand', (pack) => {
    const svg = composePack({ ...milk, pack });
    expectWellFormed(svg);
    expectSafe(svg, 'z101001');
    expect(svg).toContain('viewBox="0 0 400 400"');
    expect(svg).toContain('Wadi Farms');
  });

  it('is the same every time, and another for another product', () => {
    expect(composePack(milk)).toBe(composePack({ ...milk }));
    const others = [
      { key: '101002' },
      { flavour: '#e8455a' },
      { art: 'cheese-wedge' },
      { name: { ...milk.name, en: 'Low Fat Milk' } },
    ].map((change) => composePack({ ...milk, ...change }));
    expect(new Set([composePack(milk), ...others]).size).toBe(5);
  });

  it('keeps the ids of two pictures on one page apart', () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
    const first = new Set(ids(composePack(milk)));
    expect(ids(composePack({ ...milk, key: '101002' })).filter((id) => first.has(id))).toEqual([]);
  });

  it('writes awkward names as text, never as markup', () => {
    const awkward = {
      ...milk,
      name: { en: '<b>Salt & "Pepper"\u0000</b>', ar: 'x' },
      brand: { ...milk.brand, en: 'A<&"B' },
      size: { en: '1 < 2', ar: '' },
    };
    for (const pack of packShapes) expectWellFormed(composePack({ ...awkward, pack }));
    expectWellFormed(composeDetail(awkward));
    expect(composePack(awkward)).toContain('A&lt;&amp;&quot;B');
  });

  it('falls back to a plain pack for art it does not know', () => {
    expect(composePack({ ...milk, art: 'no-such-food' })).toBe(composePack({ ...milk, art: 'plain' }));
  });
});

describe('banners and badges', () => {
  it('arranges any number of pieces', () => {
    for (const count of [0, 1, 4, 14]) {
      const svg = composeHero({ art: artKeys.slice(0, count), key: 'home-1' });
      expectWellFormed(svg);
      expectSafe(svg, 'zhero-home-1');
    }
  });

  it.each(['halal', 'organic', 'vegan', 'vegetarian', 'gluten-free', 'local', 'lactose-free', 'unknown'])(
    'draws the %s badge',
    (key) => {
      const svg = composeBadge(key, 'A <label> & more');
      expectWellFormed(svg);
      expect(svg).toContain('A &lt;label&gt; &amp; more');
    },
  );
});
