/** The order summary line by line, what a delivery costs, and what express offers. */
import { describe, expect, test } from 'vitest';

import { deliveryFee } from '#server/orders/fees.ts';
import { readShopSettings } from '#server/shop-settings.ts';

import { expressOptions, standardFeeText } from './express-options.ts';
import { summaryOf, type Summed } from './total-lines.ts';

const settings = readShopSettings({});
const line = { quantity: 1, price: 20_000, oldPrice: 20_000, deposit: 0, isFresh: true };
const sums = {
  goods: 20_000,
  discount: 0,
  voucher: 0,
  points: 0,
  delivery: 1000,
  deposit: 0,
  donation: 0,
  net: 21_000,
  vat: 1000,
};
const summed: Summed = { sums, lines: [line], wallet: 0, percent: 0, hasCode: false, rates: settings };

describe('the summary', () => {
  const linesOf = (more: Partial<Summed>) =>
    summaryOf({ ...summed, ...more }).lines.map(({ id, fils, colour, face }) => [id, fils, colour, face]);

  test('has goods, delivery, VAT, total and what is to be paid, and what is earned', () => {
    expect(summaryOf(summed)).toMatchObject({ gross: 21_000, discount: 0, net: 21_000, payable: 21_000 });
    expect(linesOf({})).toEqual([
      ['goods', 20_000, '#1d1a16', 'normal'],
      ['delivery', 1000, '#1d1a16', 'normal'],
      ['netamount', 21_000, '#1d1a16', 'bold'],
      ['vat', 1000, '#1d1a16', 'normal'],
      ['earned', 2000, '#1d1a16', 'normal'],
      ['netpayable', 21_000, '#1d1a16', 'bold'],
    ]);
  });

  test('says what offers have taken off already, below the total and not as a part of it', () => {
    const reduced = [{ ...line, quantity: 3, oldPrice: 20_250 }, line];
    const said = linesOf({ lines: reduced });
    const at = said.findIndex(([id]) => id === 'offers');
    expect(said[at]).toEqual(['offers', 750, '#1d1a16', 'normal']);
    expect(at).toBeGreaterThan(said.findIndex(([id]) => id === 'netamount'));
    expect(said.at(-1)).toEqual(['netpayable', 21_000, '#1d1a16', 'bold']);
  });

  test('has what is taken off below 0 and green, and deposit and donation where there are some', () => {
    const lowered = { ...sums, discount: 500, voucher: 300, points: 200, deposit: 700, donation: 400 };
    const { lines, ...figures } = summaryOf({ ...summed, sums: lowered });
    expect(figures).toEqual({ gross: 22_100, discount: 1000, net: 21_000, payable: 21_000, wallet: 0 });
    expect(lines.slice(2, 5).map(({ id, fils, colour }) => [id, fils, colour])).toEqual([
      ['discount', -500, '#1c6843'],
      ['voucher', -300, '#1c6843'],
      ['points', -200, '#1c6843'],
    ]);
    expect(lines.slice(5, 7).map(({ id, fils }) => [id, fils])).toEqual([
      ['deposit', 700],
      ['donation', 400],
    ]);
    for (const { label } of lines) {
      expect(label.en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(label.ar).toMatch(/^[\u0600-\u06ff ]+$/);
    }
    expect(summaryOf({ ...summed, wallet: 1 }).lines.map(({ label }) => label.en)).toContain('Wallet Balance');
  });

  test('adds up from the top: to the total, and with what the wallet pays to what is left', () => {
    const lowered = { ...sums, discount: 500, voucher: 300, points: 200, deposit: 700, donation: 400, net: 21_100 };
    const { lines, wallet } = summaryOf({ ...summed, sums: lowered, wallet: 30_000 });
    const at = (id: string): number => lines.findIndex((one) => one.id === id);
    const sum = (from: number, to: number): number => lines.slice(from, to).reduce((all, { fils }) => all + fils, 0);
    expect(sum(0, at('netamount'))).toBe(21_100);
    expect(lines[at('netamount')]?.fils).toBe(21_100);
    expect([at('vat'), at('earned')]).toEqual([at('netamount') + 1, at('netamount') + 2]);
    expect(lines.slice(-2).map(({ id, fils }) => [id, fils])).toEqual([
      ['wallet', -21_100],
      ['netpayable', 0],
    ]);
    expect(wallet).toBe(30_000);
  });

  test('takes the wallet off only where it covers everything', () => {
    expect(linesOf({ wallet: 20_999 })).toContainEqual(['wallet', 20_999, '#1d1a16', 'normal']);
    expect(summaryOf({ ...summed, wallet: 20_999 }).payable).toBe(21_000);
    expect(linesOf({ wallet: 21_000 })).toContainEqual(['wallet', -21_000, '#1c6843', 'normal']);
    expect(summaryOf({ ...summed, wallet: 21_000 }).payable).toBe(0);
  });

  test('forecasts points of fresh goods after the code, and none where a code is used', () => {
    const earned = (more: Partial<Summed>) =>
      summaryOf({ ...summed, ...more }).lines.find(({ id }) => id === 'earned')?.fils;
    expect(earned({ percent: 1 })).toBe(1000);
    expect(earned({ hasCode: true })).toBeUndefined();
    expect(earned({ lines: [{ ...line, isFresh: false }] })).toBeUndefined();
    expect(
      earned({
        lines: [
          { ...line, quantity: 2 },
          { ...line, isFresh: false },
        ],
      }),
    ).toBe(4000);
  });
});

describe('a delivery costs', () => {
  const fee = (tier: 'standard' | 'silver' | 'gold' | 'platinum', more: object = {}) =>
    deliveryFee(settings, { tier, isExpress: false, isPriority: false, points: 100, ...more });

  test('money, or points where the tier gives points for it and they suffice', () => {
    expect(fee('standard')).toEqual({ fils: 1000, points: 0 });
    expect(fee('silver')).toEqual({ fils: 0, points: 10 });
    expect(fee('silver', { points: 10 })).toEqual({ fils: 0, points: 10 });
    expect(fee('silver', { points: 9 })).toEqual({ fils: 1000, points: 0 });
    expect(fee('gold', { points: 0 })).toEqual({ fils: 0, points: 0 });
  });

  test('more for express, and more again for platinum’s own', () => {
    const express = { isExpress: true };
    expect(fee('standard', express)).toEqual({ fils: 1500, points: 0 });
    expect(fee('gold', express)).toEqual({ fils: 0, points: 10 });
    expect(fee('platinum', { isExpress: true, isPriority: true })).toEqual({ fils: 500, points: 7 });
    expect(fee('platinum', { isExpress: true, isPriority: true, points: 0 })).toEqual({ fils: 2000, points: 0 });
    // Priority is express: of an ordinary delivery it is nothing.
    expect(fee('platinum', { isPriority: true })).toEqual({ fils: 0, points: 0 });
  });
});

test('express is offered to everyone, and platinum’s own to platinum alone', () => {
  const next = { startsAt: new Date('2026-11-24T08:00:00Z'), endsAt: new Date('2026-11-24T09:00:00Z') };
  const [own, priority] = expressOptions(settings, 'silver', next);
  expect(own).toMatchObject({
    fee: 1500,
    feeText: { en: '15 points, or AED 15.00', ar: '15 نقطة، أو 15.00 د.إ.' },
    isForPlatinum: false,
    canChoose: true,
    startsAt: '2026-11-24T08:00:00.000Z',
    endsAt: '2026-11-24T09:00:00.000Z',
    condition: { en: 'Everything in your cart, today by\u00a013:00' },
  });
  expect(own?.condition.ar).toContain('اليوم قبل الساعة\u00a013:00');
  expect(priority).toMatchObject({ fee: 2000, feeText: { en: 'AED 20.00', ar: '20.00 د.إ.' }, isForPlatinum: true });
  expect(priority?.canChoose).toBe(false);
  expect([own, priority].map((one) => one?.title.en)).toEqual(['Express delivery', 'Priority delivery']);
  for (const one of [own?.title, priority?.title, own?.platinumText]) expect(one?.ar).toMatch(/^[\u0600-\u06ff ]+$/);
  expect(priority?.id).not.toBe(own?.id);
  expect(expressOptions(settings, 'platinum', next)[1]?.canChoose).toBe(true);
  expect(expressOptions(settings, 'standard', next)[0]?.feeText.en).toBe('AED 15.00');
});

test('what delivery at a time of the shopper’s choice costs is said by tier', () => {
  expect(standardFeeText(settings, 'standard')).toEqual({ en: 'AED 10.00', ar: '10.00 د.إ.' });
  expect(standardFeeText(settings, 'silver').en).toBe('10 points, or AED 10.00');
  expect(standardFeeText(settings, 'gold')).toEqual({ en: 'Free', ar: 'مجاناً' });
});
