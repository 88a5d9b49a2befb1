import { expect, test } from 'vitest';

import { writeEgiftMail } from '#contract/rules/egift-mail.ts';

import { drawGiftMail } from './draw-gift-mail.ts';

const GIFT = {
  senderName: 'Sara <b>',
  name: 'Layla "L" & co',
  fils: 7_500,
  message: '<img src=x onerror=alert(1)>\nAA11-BB22',
  code: 'AA11-BB22-CC33-DD44',
  page: 'https://zad.example/en/account/mywallet?code=1&x=2',
};

test.each(['en', 'ar'] as const)('%s: what people typed stays words, whatever it is', (language) => {
  const html = drawGiftMail(GIFT, writeEgiftMail(GIFT, language), language);
  expect(html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
  expect(html).toContain('Sara &#60;b&#62;');
  expect(html).toContain('Layla &#34;L&#34; &#38; co');
});

test('the card has the amount and both names, the words their code and an address to tap', () => {
  const html = drawGiftMail(GIFT, writeEgiftMail(GIFT, 'en'), 'en');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<bdi>AED 75</bdi>');
  expect(html).toContain('For <bdi>Layla');
  expect(html).toContain(`>${GIFT.code}</strong>`);
  expect(html).toContain('href="https://zad.example/en/account/mywallet?code=1&#38;x=2"');
  expect(drawGiftMail(GIFT, writeEgiftMail(GIFT, 'ar'), 'ar')).toContain('<html lang="ar" dir="rtl">');
});

test('it fetches nothing', () => {
  const gift = { ...GIFT, message: 'Happy Eid', page: 'PAGE' };
  const html = drawGiftMail(gift, writeEgiftMail(gift, 'en'), 'en');
  expect(html).toContain('>Happy Eid</span>');
  expect(html).not.toContain('&#62; Happy');
  expect(html).not.toMatch(/src=|url\(|<link|<script|https?:/);
});
