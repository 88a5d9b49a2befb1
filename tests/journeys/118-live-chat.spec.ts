/** A shopper asks customer care about an order; care answers, ends the chat, and the shopper opens it again. */
import { expect, test } from '@playwright/test';

import { atCareDesk, shopperWhoSaid } from '#tests/support/care-desk.ts';
import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { placeByCall } from '#tests/support/placed-by-call.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const WORDS = {
  en: {
    contact: 'Contact us',
    field: 'Message',
    send: 'Send',
    about: 'About order RSO-',
    asked: 'Where is my milk?',
    answer: 'It is at your door.',
    thanks: 'Thank you',
    closed: 'This chat is closed. Write again to open it.',
    picture: 'Add a picture',
    chosen: 'This picture goes with your message.',
    shown: 'Picture',
    more: 'We will call you.',
    chat: /^Chat With Us/,
    mark: 'New answer',
  },
  ar: {
    contact: 'تواصل معنا',
    field: 'الرسالة',
    send: 'إرسال',
    about: 'بخصوص الطلب RSO-',
    asked: 'أين الحليب؟',
    answer: 'وصل إلى بابك.',
    thanks: 'شكراً لكم',
    closed: 'أُغلقت هذه المحادثة. اكتب رسالة جديدة لفتحها.',
    picture: 'إضافة صورة',
    chosen: 'ستُرسل هذه الصورة مع رسالتك.',
    shown: 'صورة',
    more: 'سنتصل بك.',
    chat: /^تحدث معنا/,
    mark: 'رد جديد',
  },
} as const;

const STORE = { origin: process.env['ZAD_ORIGIN'] ?? '', dataDir: process.env['ZAD_DATA_DIR'] ?? '' };

for (const language of LANGUAGES) {
  test(
    `${language} › customer care is asked about an order and answers`,
    { tag: language === 'en' ? ['@wide'] : [] },
    async ({ page }) => {
      const words = WORDS[language];
      const complaints = complaintsOf(page);
      const shopper = newShopper();
      await openAs(page, shopper, `/${language}/account`);
      await addAddressByCall(page, 'home', 'Villa 12');
      const [order = 0] = await placeByCall(page, shopper, ['101001']);
      await visit(page, language, `/account/orderhistory`);
      await page.locator(`[data-docno="${order}"]`).getByRole('link').first().click();
      await page.getByRole('button', { name: words.contact }).first().click();
      const panel = page.getByRole('dialog').last();
      const log = panel.getByRole('log');
      const say = async (text: string): Promise<void> => {
        await panel.getByRole('textbox', { name: words.field }).fill(text);
        await panel.getByRole('button', { name: words.send, exact: true }).click();
      };

      await say(words.asked);
      const asked = `${words.about}${order}: ${words.asked}`;
      await expect(log.getByText(asked)).toBeVisible();
      await expect.poll(() => shopperWhoSaid(STORE, asked)).toBeGreaterThan(0);
      const docno = await shopperWhoSaid(STORE, asked);

      await atCareDesk(STORE, (desk) => desk.reply(docno, words.answer));
      await expect(log.getByText(words.answer)).toBeInViewport();
      await atCareDesk(STORE, (desk) => desk.close(docno));
      await expect(panel.getByText(words.closed)).toBeVisible();
      await expectSound(page, '[role="dialog"]');

      await say(words.thanks);
      await expect(panel.getByText(words.closed)).toHaveCount(0);
      await expect(log.getByText(words.thanks)).toBeVisible();

      await panel.getByLabel(words.picture).setInputFiles('public/icons/icon-192.png');
      // Looked at before it goes.
      await expect(panel.getByText(words.chosen)).toBeVisible();
      await expect(log.getByRole('img', { name: words.shown })).toHaveCount(0);
      await panel.getByRole('button', { name: words.send, exact: true }).click();
      const picture = log.getByRole('img', { name: words.shown });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(192);

      await page.reload();
      await page.goto(`/${language}/account/livechat`);
      await expect(page.getByRole('log').getByText(words.thanks)).toBeVisible();
      expect(await page.getByRole('log').getByText(asked).count()).toBe(1);

      await page.goto(`/${language}/account`);
      const entry = page.getByRole('link', { name: words.chat });
      // What comes in the moment of leaving, while the shop still sees the socket, counts as seen: then care writes once more.
      await expect(async () => {
        await atCareDesk(STORE, (desk) => desk.reply(docno, words.more));
        await page.reload();
        await expect(entry.getByText(words.mark)).toBeVisible({ timeout: 3000 });
      }).toPass();
      await entry.click();
      await expect(page.getByRole('log').getByText(words.more).last()).toBeInViewport();
      await expect(page.getByText(words.mark)).toHaveCount(0);
      expect(complaints).toEqual([]);
    },
  );
}
