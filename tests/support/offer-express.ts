/** Express delivery at checkout at any hour: the shop offers it while it is open alone. Its price and words are those of the demo. */
import type { Page } from '@playwright/test';

import { readExpress, type ExpressOption } from '#contract/delivery.ts';

const COMMON = {
  doctype: 'EDM',
  fee: 1500,
  feeText: { en: 'AED 15.00', ar: '15.00 د.إ.' },
  startsAt: '2026-11-23T16:00:00.000Z',
  endsAt: '2026-11-23T17:00:00.000Z',
  condition: { en: 'Today between 20:00 - 21:00', ar: 'اليوم بين 20:00 - 21:00' },
};
const OPTIONS: ExpressOption[] = [
  {
    ...COMMON,
    id: 1,
    title: { en: 'Express delivery', ar: 'توصيل سريع' },
    isForPlatinum: false,
    platinumText: { en: '', ar: '' },
    canChoose: true,
  },
  {
    ...COMMON,
    id: 2,
    title: { en: 'Priority delivery', ar: 'توصيل ذو أولوية' },
    isForPlatinum: true,
    platinumText: { en: 'For platinum members', ar: 'لأعضاء البلاتين' },
    canChoose: false,
  },
];

/** From now on; what the shop says where it is chosen is the shop's own. */
export async function offerExpress(page: Page): Promise<void> {
  const data = readExpress.answer.encode({ isOffered: true, express: OPTIONS[0] ?? null, options: OPTIONS });
  await page.route('**/Checkout/ExpressDelivery*', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as object;
    await route.fulfill({ response, json: { ...said, data } });
  });
}
