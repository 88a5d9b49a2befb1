/** A dead battery in the middle of checkout; walked by `npm run journeys -- money` alone, on a phone with its own profile. */
import { expect, test } from '@playwright/test';

import { expectReady, putInCart } from '#tests/support/at-checkout.ts';
import { CHECKOUT_STEPS } from '#tests/support/checkout-steps.ts';
import { languagesFor } from '#tests/support/in-both-languages.ts';
import { openStore } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { addAddressByCall, logInByCall, newShopper, register, signInByPanel } from '#tests/support/shopper.ts';

const APPLES = '101001';

for (const language of languagesFor('en')) {
  test(`${language} › what was typed and chosen outlives a browser that is killed`, async ({ playwright }) => {
    const store = await openStore();
    const request = await playwright.request.newContext({ baseURL: store.origin });
    const phone = await Phone.buy(store);
    try {
      const shopper = newShopper();
      await register(request, shopper);
      await logInByCall(request, shopper);
      await addAddressByCall({ request }, 'home', 'Villa 12');
      await putInCart({ request }, APPLES);
      const first = await phone.open(`/${language}/account`);
      await signInByPanel(first, shopper);
      // The browser itself keeps a new cookie in memory for half a minute.
      await phone.restart();
      const page = await phone.open(`/${language}/checkout`);
      await expectReady(page, language);
      const kept = CHECKOUT_STEPS.filter(({ name }) => name === 'instructions' || name === 'a donation');
      for (const { take } of kept) await take(page, language);
      await expectReady(page, language);
      await phone.kill();
      await phone.switchOn();
      const later = await phone.open(`/${language}/checkout`);
      await expectReady(later, language);
      for (const { seen } of kept) await expect(seen(later, language)).toBeVisible();
    } finally {
      await phone.throwAway();
      await request.dispose();
      await store.stop();
    }
  });
}
