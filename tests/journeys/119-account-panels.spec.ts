/** Pages of the account that are panels over what the shopper is in the middle of: the cart keeps its place, and regular orders stand in it. */
import { expect, test, type Page } from '@playwright/test';

import { IDEMPOTENCY_HEADER } from '#contract/call.ts';
import { addRegular } from '#contract/regulars.ts';
import { putInCart } from '#tests/support/at-checkout.ts';
import { dayAhead } from '#tests/support/day-ahead.ts';
import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const MILK = '106003';
/** In glass, with a deposit. */
const WATER = '120004';

const WORDS = {
  en: {
    regulars: /^Regular items/,
    next: 'Next delivery: ',
    myRegulars: 'My regulars',
    box: 'Return box',
    statement: 'What you bought, month by month',
    myStatement: 'My statement',
  },
  ar: {
    regulars: /^منتجات تصلك بانتظام/,
    next: 'التوصيلة القادمة: ',
    myRegulars: 'طلباتي المنتظمة',
    box: 'إرجاع العبوات',
    statement: 'ما اشتريته شهراً بشهر',
    myStatement: 'كشف حسابي',
  },
} as const;

/** Two bottles on one day of two weeks, out of the wallet. `weekday`: 0 is Sunday. */
async function orderMilkRegularly(page: Page, weekday: number): Promise<void> {
  const answer = await page.request.post(`/ecomapi${addRegular.path}`, {
    headers: { 'x-zad-client': 'web', [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
    data: {
      stockCode: MILK,
      subsPaynow: false,
      subsFrequencyTimespan: 2,
      subsFreqencyDocno: 2,
      subsDeliveryDayListModel: [{ deliveryDayDocno: weekday, deliveryDaySelected: true }],
      subsTimeslotDocno: 10,
      subsItemQty: 2,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const language of LANGUAGES) {
  test(
    `${language} › my regulars, the return box and my statement open over the page and leave it as it was`,
    { tag: language === 'en' ? ['@wide'] : [] },
    async ({ page }) => {
      const words = WORDS[language];
      await openAs(page, newShopper(), `/${language}/account`);
      await addAddressByCall(page, 'home', 'Villa 12');
      const day = dayAhead(3, language);
      await orderMilkRegularly(page, day.docno);
      await putInCart(page, WATER);
      const complaints = complaintsOf(page);
      await visit(page, language, '/cart');
      const section = page.getByRole('region', { name: words.regulars });
      await expect(section.getByRole('article')).toHaveCount(1);
      await expect(section.getByText(words.next + (language === 'en' ? day.name.slice(0, 3) : day.name))).toBeVisible();
      await expect(section.getByRole('article').getByRole('button')).toHaveCount(0);
      await expectSound(page, 'main');

      const opensOver = async (link: string, title: string): Promise<void> => {
        const before = page.url();
        await page.getByRole('main').getByRole('link', { name: link }).click();
        const panel = page.getByRole('dialog', { name: title });
        await expect(panel).toBeVisible();
        await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
        expect(page.url()).toBe(before);
        await page.goBack();
        await expect(panel).toBeHidden();
        expect(page.url()).toBe(before);
      };
      await opensOver(words.myRegulars, words.myRegulars);
      await opensOver(words.box, words.box);
      await visit(page, language, '/account/mywallet');
      await opensOver(words.statement, words.myStatement);
      expect(complaints).toEqual([]);
    },
  );
}
