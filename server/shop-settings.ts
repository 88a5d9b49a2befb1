/**
 * The figures that a shop decides and the specification leaves open (money.md section 5), with the demo's own. SHOP_SETTINGS names a
 * JSON file that replaces any of them. Amounts are fils.
 */
import { readFileSync } from 'node:fs';

import { SettingsError } from './kit/settings-error.ts';

const DEMO = {
  /** Of a delivery; remaining.md C6 and C24. */
  deliveryFee: 1000,
  expressFee: 1500,
  /** Beside the express fee, for platinum's priority. */
  priorityFee: 500,
  /** Orders that a slot takes in one emirate. */
  slotCapacity: 40,
  /** Orders that a slot still takes from which it is called nearly full. */
  slotNearlyFull: 4,
  expressCapacity: 10,
  /** Hours between a slot's cut-off and its start. */
  slotCutOffHours: 2,
  /** Minutes before its end from which a running express slot cannot be chosen any more: nothing is brought in less. */
  expressLeftMinutes: 30,
  /** Days ahead for which slots are made. */
  slotDays: 14,
  /** Opening hours in Asia/Dubai: the first slot starts, the last ends. */
  opensAt: 8,
  closesAt: 22,
  /** ISO days of Ramadan's first and last, as sighted; the computed ones where the year is not here. */
  ramadan: [] as readonly (readonly [first: string, last: string])[],
  /** Minutes that a prepared order keeps its slot and stock, and the most that attempts can make of it. */
  holdMinutes: 30,
  attemptMinutes: 15,
  longestHoldMinutes: 90,
  /** Tries to pay: of one document, and of one shopper in 24 hours. */
  attemptsOfDocument: 6,
  attemptsOfDay: 20,
  /** An order whose slot ends later than so many days after placing is paid at once (AUTHORISATION_DAYS). */
  authorisationDays: 6,
  /** Reward points (remaining.md C5, C28). */
  pointsPerHundred: 10,
  /** Reward points of whoever invited a shopper, for each delivered order of theirs (account.md section 9). */
  pointsPerReferral: 20,
  pointsBlock: 500,
  pointsBlockFils: 5000,
  pointsLiveMonths: 6,
  voucherLiveMonths: 6,
  /** Reward points instead of the fee; null where the tier pays the fee, 0 where it is free (account.md section 9). */
  deliveryPoints: { standard: null, silver: 10, gold: 0, platinum: 0 } as Readonly<Record<string, number | null>>,
  expressPoints: { standard: null, silver: 15, gold: 10, platinum: 7 } as Readonly<Record<string, number | null>>,
  donationFils: [100, 200, 500, 1000] as readonly number[],
  /** Of a donation of one's own choice. */
  donationMost: 100_000,
  donationPartners: [
    { id: 1, title: { en: 'A meal for a family', ar: 'وجبة لعائلة' }, art: 'meal' },
    { id: 2, title: { en: 'Mangroves for the coast', ar: 'أشجار القرم لسواحلنا' }, art: 'tree' },
  ] as readonly { id: number; title: { en: string; ar: string }; art: string }[],
  /** Percent off fruit, vegetables and meat, by word. */
  demoCodes: { FRESH10: 10, AHLAN: 15 } as Readonly<Record<string, number>>,
  /** Who picks orders, and who brings them; what tips are for. `phone`: E.164, rung by a shopper whose order that driver is bringing. */
  staff: [
    { id: 11, role: 'picker', name: { en: 'Anil', ar: 'أنيل' } },
    { id: 12, role: 'picker', name: { en: 'Grace', ar: 'غريس' } },
    // Nobody has these numbers: a subscriber's begins above 0.
    { id: 21, role: 'driver', name: { en: 'Yusuf', ar: 'يوسف' }, phone: '+971500000021' },
    { id: 22, role: 'driver', name: { en: 'Bilal', ar: 'بلال' }, phone: '+971500000022' },
  ] as readonly { id: number; role: 'picker' | 'driver'; name: { en: string; ar: string }; phone?: string }[],
  /** Days after which a refund that the card's provider keeps refusing goes to the wallet (decisions.md 32). */
  refundToWalletDays: 5,
  /** Into the own wallet at once, and the amounts that bring a bonus: money at once, or goods that the shop sends, with what they are worth. */
  topUpLeast: 1000,
  topUpMost: 500_000,
  bulkTopUps: [
    { fils: 50_000, bonusFils: 2000, goods: null },
    { fils: 100_000, bonusFils: 5000, goods: null },
    { fils: 200_000, bonusFils: 12_000, goods: null },
    { fils: 500_000, bonusFils: 0, goods: { en: 'Food cycler', ar: 'جهاز تدوير بقايا الطعام', worthFils: 60_000 } },
  ] as readonly {
    fils: number;
    bonusFils: number;
    goods: { en: string; ar: string; worthFils: number } | null;
  }[],
  /** To friends: the least at once; within 24 hours the most, the most times, and what goes without a password or a code. */
  friendLeast: 500,
  friendDayMost: 200_000,
  friendDayTimes: 10,
  friendDayFree: 20_000,
  /** Days for which money waits for a friend without an account (remaining.md C32). */
  friendWaitsDays: 180,
  /** Seconds within which the same amount to the same friend counts once. */
  friendOnceSeconds: 60,
  /** Days for which the mail of an e-gift is tried where nobody takes it over; an operator hears of it then. */
  egiftMailDays: 2,
  /** Minutes for which a bill that is no order can be paid. */
  billMinutes: 30,
  /** Hours before a regular delivery begins at which it becomes an order; and how long one that is to be paid at once waits for that. */
  regularHoursAhead: 48,
  regularUnpaidHours: 24,
  /** Of the supplier, on invoices. */
  supplier: {
    name: { en: 'Zad', ar: 'زاد' },
    address: { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
  },
  trn: '100000000000003',
  /** Where a shopper writes to when something went wrong. */
  supportEmail: 'support@zad.example',
};

export type ShopSettings = Readonly<typeof DEMO>;

/** @throws SettingsError where the file is missing, is not JSON, or names a figure that there is none of, or of another kind */
export function readShopSettings(env: Readonly<Record<string, string | undefined>> = process.env): ShopSettings {
  const path = env['SHOP_SETTINGS'];
  if (path === undefined || path === '') return DEMO;
  const own = readFile(path);
  for (const [name, value] of Object.entries(own)) {
    const known = (DEMO as Readonly<Record<string, unknown>>)[name];
    if (known === undefined) throw new SettingsError(`SHOP_SETTINGS names ${name}, which is no figure of the shop.`);
    if (typeof value !== typeof known || Array.isArray(value) !== Array.isArray(known)) {
      throw new SettingsError(`SHOP_SETTINGS gives ${name} another kind of value than the demo's.`);
    }
    if (typeof value === 'number' && (!Number.isSafeInteger(value) || value < 0)) {
      throw new SettingsError(`SHOP_SETTINGS must give ${name} as a whole number of 0 or more.`);
    }
  }
  return { ...DEMO, ...own };
}

function readFile(path: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch (error) {
    throw new SettingsError(`SHOP_SETTINGS cannot be read: ${(error as Error).message}`);
  }
  throw new SettingsError('SHOP_SETTINGS must be a JSON file with an object in it.');
}
