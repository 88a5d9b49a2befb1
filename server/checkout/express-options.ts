/** What express delivery offers (remaining.md CK 15, C6, C44): pure. */
import type { ExpressOption } from '#contract/delivery.ts';
import type { Tier } from '#contract/rules/tier.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { clockTimes } from '#server/slots/say-slot.ts';

import { EXPRESS_DOCTYPE, EXPRESS_ID, PRIORITY_ID } from './express-ids.ts';

type Figures = Pick<ShopSettings, 'expressFee' | 'priorityFee' | 'expressPoints'>;

/** The ordinary one, and platinum's, which everyone sees. `next`: the slot that it would come in. */
export function expressOptions(
  { expressFee, priorityFee, expressPoints }: Figures,
  tier: Tier,
  next: { readonly startsAt: Date; readonly endsAt: Date },
): ExpressOption[] {
  const points = expressPoints[tier] ?? null;
  // It may begin in an hour that is half over: its end is what is promised.
  const { to } = clockTimes(next);
  const shared = {
    doctype: EXPRESS_DOCTYPE,
    condition: {
      en: `Everything in your cart, today by\u00a0${to}`,
      ar: `كل ما في سلتك، اليوم قبل الساعة\u00a0${to}`,
    },
    platinumText: { en: 'For platinum members', ar: 'لأعضاء الفئة البلاتينية' },
    startsAt: next.startsAt.toISOString(),
    endsAt: next.endsAt.toISOString(),
  };
  return [
    {
      ...shared,
      id: EXPRESS_ID,
      title: { en: 'Express delivery', ar: 'التوصيل السريع' },
      fee: expressFee,
      feeText: feeText(expressFee, points),
      isForPlatinum: false,
      canChoose: true,
    },
    {
      ...shared,
      id: PRIORITY_ID,
      title: { en: 'Priority delivery', ar: 'التوصيل ذو الأولوية' },
      fee: expressFee + priorityFee,
      feeText: feeText(expressFee + priorityFee, null),
      isForPlatinum: true,
      canChoose: tier === 'platinum',
    },
  ];
}

/** What delivery at a time of the shopper's choice costs. */
export function standardFeeText(
  { deliveryFee, deliveryPoints }: Pick<ShopSettings, 'deliveryFee' | 'deliveryPoints'>,
  tier: Tier,
): Bilingual {
  return feeText(deliveryFee, deliveryPoints[tier] ?? null);
}

function feeText(fils: number, points: number | null): Bilingual {
  if (points === 0 || (points === null && fils === 0)) return { en: 'Free', ar: 'مجاناً' };
  const amount = (fils / 100).toFixed(2);
  return points === null
    ? { en: `AED ${amount}`, ar: `${amount} د.إ.` }
    : { en: `${points} points, or AED ${amount}`, ar: `${pointsInArabic(points)}، أو ${amount} د.إ.` };
}

const arabic = new Intl.PluralRules('ar');
const POINTS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'نقطة واحدة', two: 'نقطتان' };

function pointsInArabic(points: number): string {
  const form = arabic.select(points);
  return POINTS[form] ?? `${points} ${form === 'few' ? 'نقاط' : 'نقطة'}`;
}
