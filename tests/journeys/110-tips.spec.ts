/** A tip by card at /Finalizepayment: declined and said, then confirmed on the bank's page, and back at the order. */
import { expect, test } from '@playwright/test';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import { expectThanks, goToCheckout, payButton, provider, typeCard } from '#tests/support/at-checkout.ts';
import { DRIVER, PICKER } from '#tests/support/delivered-order.ts';
import { languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { deliverOrdersOf } from '#tests/support/journey-database.ts';
import { newShopper } from '#tests/support/shopper.ts';
import { expectSound } from '#tests/support/soundness.ts';

const APPLES = '101001';
const headers = { 'x-zad-client': 'web' };
const THANKS = {
  en: 'Thank you! The tip goes to your driver and picker.',
  ar: 'شكراً لك! ستصل الإكرامية إلى السائق ومن جهّز طلبك.',
};
const NO_LONGER = { en: 'This payment link is no longer valid', ar: 'لم يعد رابط الدفع هذا صالحاً' };

for (const language of languagesFor('ar')) {
  test(`${language} › a tip by card, declined and then paid`, async ({ page }) => {
    const shopper = newShopper();
    await goToCheckout(page, { language, shopper, products: [APPLES] });
    await typeCard(page, language, '4111111111111111');
    await expectThanks(page, language);
    await deliverOrdersOf(shopper);
    const [, docno] = /\/(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
    const thanks = await page.request.post('/ecomapi/MyOrder/OrderThanks', {
      headers,
      data: { Docno: Number(docno), Doctype: 'PRO' },
    });
    const order = Number((await thanks.json()).data.rsoDetailsList[0].docno);
    const tip = { saldoctype: 'RSO', saldocno: order, DriverCode: DRIVER, PickerCode: PICKER };
    const data = { ...tip, DriverTipAmount: 10, PickerTipAmount: 5 };
    const made = await page.request.post('/ecomapi/MyOrder/TipsByCard', { headers, data });
    const bill = (await made.json()).data;

    // The amount of an address is nobody's word.
    const place = `/Finalizepayment?amount=99&piDocno=${bill.piDocno}&piDoctype=PBO`;
    await visit(page, language, place);
    await expect(payButton(page, language)).toContainText('15.00');
    await expectSound(page, 'main');
    await typeCard(page, language, '4000000000000002');
    await expect(page.getByRole('alert')).toHaveText(say(paymentMessages.failed, language));
    await typeCard(page, language, '4000000000003220');
    await provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm }).click();
    await page.waitForURL(new RegExp(`/${language}/orderinvoice/RSO/${order}/order$`));
    await expect(page.getByText(THANKS[language])).toBeVisible();

    await visit(page, language, '/Finalizepayment?piDocno=2000000000&piDoctype=PBO');
    await expect(page.getByRole('heading', { name: NO_LONGER[language] })).toBeVisible();
  });
}
