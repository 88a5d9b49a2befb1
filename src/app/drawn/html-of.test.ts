import { describe, expect, test } from 'vitest';

import { htmlOf } from './html-of.ts';

const one = (node: unknown): string => JSON.stringify([node]);

test('a tree becomes the markup that it was taken from', () => {
  const tree = one([
    'ul',
    { class: 'rows', 'aria-label': 'Cart items' },
    ['li', { 'data-stock-code': '106001' }, ['img', { src: '/images/a.svg', alt: '' }], ['bdi', {}, 'Milk']],
    ['li', {}, ['a', { href: '/en/product/x' }, ['svg', {}, ['use', { href: '/assets/icons.svg#heart' }]]]],
  ]);
  expect(htmlOf(tree)).toBe(
    '<ul class="rows" aria-label="Cart items">' +
      '<li data-stock-code="106001"><img src="/images/a.svg" alt=""><bdi>Milk</bdi></li>' +
      '<li><a href="/en/product/x"><svg><use href="/assets/icons.svg#heart"></use></svg></a></li></ul>',
  );
});

test('text is text, in elements and in attributes', () => {
  expect(htmlOf(one(['p', { title: '"><script>' }, '<img src=x onerror=alert(1)> & co']))).toBe(
    '<p title="&#34;&#62;&#60;script&#62;">&#60;img src=x onerror=alert(1)&#62; &#38; co</p>',
  );
});

describe('what somebody else wrote there is not sent at all', () => {
  test.each([
    ['a script', one(['script', {}, 'alert(1)'])],
    ['a style', one(['style', {}, 'body{display:none}'])],
    ['a frame', one(['iframe', { src: '/en' }])],
    ['an element within another', one(['div', {}, ['object', {}]])],
    ['an element that is none', one(['p onclick=alert(1)', {}])],
    ['a handler', one(['button', { onclick: 'alert(1)' }])],
    ['an attribute that is none', one(['p', { 'class="" onclick': 'x' }])],
    ['a style of its own', one(['p', { style: 'position:fixed' }])],
    ['where a form goes', one(['form', { action: 'https://elsewhere.example' }])],
    ['where a form goes, within a script', one(['form', { action: 'javascript:alert(1)' }])],
    ['a script as an address', one(['a', { href: 'javascript:alert(1)' }])],
    ['another origin', one(['a', { href: '//elsewhere.example' }])],
    ['another origin, by a backslash', one(['a', { href: '/\\elsewhere.example' }])],
    ['another origin, by a tab', one(['a', { href: '/\t/elsewhere.example' }])],
    ['a picture from elsewhere', one(['img', { srcset: '/a.png 1x, //elsewhere.example/b.png 2x' }])],
    ['an attribute that is no text', one(['p', { class: { toString: 1 } }])],
    ['attributes that are none', one(['p', null])],
    ['what passes for the state of the page', one(['p', { id: 'state' }, '{}'])],
    ['what passes for the root of the app', one(['p', { id: 'root' }])],
    ['a node that is none', one({ html: '<p>' })],
    ['no list', '"<p>"'],
    ['no JSON', '<p>'],
    ['a depth without end', `${'["p",{},'.repeat(500)}"x"${']'.repeat(500)}`],
  ])('%s', (_what, tree) => {
    expect(htmlOf(tree)).toBeNull();
  });
});
