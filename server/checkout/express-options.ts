/** What express delivery offers (remaining.md CK 15, C6, C44): pure. */
import type { ExpressOption } from '#contract/delivery.ts';
import type { Tier } from '#contract/rules/tier.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { sayTime } from '#server/slots/say-slot.ts';

import { EXPRESS_DOCTYPE, EXPRESS_ID, PRIORITY_ID } from './express-ids.ts';

type Figures = Pick<ShopSettings, 'expressFee' | 'priorityFee' | 'expressPoints'>;

/** The ordinary one, and platinum's, which everyone sees. `next`: the slot that it would come in. */
export function expressOptions(
  { expressFee, priorityFee, expressPoints }: Figures,
  tier: Tier,
  next: { readonly startsAt: Date; readonly endsAt: Date },
): ExpressOption[] {
  const points = expressPoints[tier] ?? null;
  // Not parted at the end of a line, and read from the left in Arabic too.
  const time = `\u2066${sayTime(next).replaceAll(' ', '\u00a0')}\u2069`;
  const shared = {
    doctype: EXPRESS_DOCTYPE,
    condition: {
      en: `Everything in your cart, today between ${time}`,
      ar: `كل ما في سلتك، اليوم بين ${time}`,
    },
    platinumText: { en: 'For platinum members', ar: 'لأعضاء البلاتين' },
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

function feeText(fils: number, points: number | null): Bilingual {
  const amount = (fils / 100).toFixed(2);
  return points === null
    ? { en: `AED ${amount}`, ar: `${amount} د.إ.` }
    : { en: `${points} points, or AED ${amount}`, ar: `${points} نقاط، أو ${amount} د.إ.` };
}
