/** What is written to customer care without signal waits on the phone, over a browser that was closed, and comes once. */
import { expect, test } from '@playwright/test';

import { atCareDesk, shopperWhoSaid } from '#tests/support/care-desk.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

let store: Store;
let link: Link;
let phone: Phone;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

test('messages wait without signal, outlive the browser and arrive once, in their order', async ({ request }) => {
  test.setTimeout(180_000);
  const shopper = newShopper('Noura');
  await register(request, shopper);
  const page = await phone.open('/en/account/livechat');
  await signInByPanel(page, shopper);
  const field = page.getByRole('textbox', { name: 'Message' });
  const say = async (text: string): Promise<void> => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  const mark = `from ${shopper.email}`;
  await say(mark);
  await expect.poll(() => shopperWhoSaid(store, mark)).toBeGreaterThan(0);
  await settled(page);

  await phone.signal('none');
  await say('first without signal');
  await say(`second ${mark}`);
  await expect(page.getByText('Waits to be sent')).toHaveCount(2);
  await phone.restart();
  const cold = await phone.open('/en/account/livechat');
  await expect(cold.getByText(mark, { exact: true })).toBeVisible();
  await expect(cold.getByText('Waits to be sent')).toHaveCount(2);

  await phone.signal('good');
  await expect(cold.getByText('Waits to be sent')).toHaveCount(0);
  const log = cold.getByRole('log').getByRole('listitem');
  await expect(log).toHaveText([/^You:from/, /^You:first without/, /^You:second from/]);
  const docno = await shopperWhoSaid(store, `second ${mark}`);
  await atCareDesk(store, (desk) => desk.reply(docno, 'All of it is here.'));
  await expect(cold.getByText('All of it is here.')).toBeVisible();
  await expect(log).toHaveCount(4);
});
