/** Each panel open over a page: nothing for axe to find, no error, nothing against the policy. `npm run journeys -- panels` walks it. */
import { expect, test, type Page } from '@playwright/test';

import { decodeAnswer, queryOf } from '#contract/call.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { readCards } from '#contract/catalogue.ts';
import type { PanelName, PanelParams } from '#src/state/panels.ts';
import { giveMoney, putInCart } from '#tests/support/at-checkout.ts';
import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { openPanelByName } from '#tests/support/open-panel.ts';
import { placeByCall } from '#tests/support/placed-by-call.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, whatIsUnsound } from '#tests/support/soundness.ts';

/** Walked by other journeys, with what they need: by its file. */
type Elsewhere = '106-account-sound' | '110-checkout-looks';
/** The page below, where it is not the account's, and what the panel is opened with. */
interface Opened<Name extends PanelName> {
  readonly over?: string;
  readonly params: PanelParams[Name];
}
type Panels = { readonly [Name in PanelName]: Opened<Name> | Elsewhere };

function panelsOf(order: number, plain: ProductCard, gift: ProductCard, box: ProductCard, egift: ProductCard): Panels {
  const onOrder = { order: { docno: order, doctype: 'RSO' as const } };
  const ofOrder = { place: { docno: order, doctype: 'RSO' as const }, tab: 'upcoming' as const };
  const over = '/searchpage?q=milk';
  return {
    login: { over, params: { reason: 'cart', product: plain.name.en } },
    register: '106-account-sound',
    forgotpassword: '106-account-sound',
    mobile_product_detail: { over, params: { card: plain } },
    alternative: { over, params: { card: plain } },
    share: { over, params: { card: plain } },
    pictures: { over, params: { name: 'Milk', pictures: [plain.image], shown: 0 } },
    sort_filter: { over, params: {} },
    my_list_sidebar: { over, params: { card: plain } },
    myshoppinglist: { over, params: { card: plain } },
    egift_modal: { params: { card: egift, typed: {} } },
    egift_modal_mobile: { params: { card: egift, typed: {} } },
    sync_tray: { params: {} },
    out_of_stock: { over: '/cart', params: {} },
    gift_message: { over: '/cart', params: { card: gift, cartType: 'CRT' } },
    fill_box: { over: '/cart', params: {} },
    unselect_box: { over: '/cart', params: { card: box } },
    advance_order: '110-checkout-looks',
    express_delivery: '110-checkout-looks',
    mobile_checkout: '110-checkout-looks',
    cancel_order: { params: onOrder },
    reschedule_order: { params: onOrder },
    add_item: { params: onOrder },
    addItem: { params: { ...onOrder, isUnpaid: true } },
    rating: { params: onOrder },
    tip: { params: onOrder },
    orderhistory: { params: {} },
    live_chat: { params: { about: order } },
    order_detail_mobile: { params: ofOrder },
    trackordermobile: { params: ofOrder },
    mobile_track_order: { params: ofOrder },
    order_invoice_mobile: { params: ofOrder },
    order_confirmation: { params: { place: ofOrder.place } },
    mywallet: { params: {} },
    myregulars: { over, params: {} },
    returnbox: { over, params: {} },
    mystatement: { over, params: {} },
    monthlystatement: { over, params: { asked: { year: 2026, month: 11 } } },
    myrewardpoints: { over, params: {} },
    myaccountpoints: { over, params: {} },
    myvouchers: { over, params: {} },
    refertofriends: { over, params: {} },
    mobile_cart: { params: {} },
    myfavourites: { params: {} },
    myaccountmobile: { over, params: {} },
    regular_modal: { params: { stockCode: plain.stockCode, name: plain.name } },
    myprofile: { params: {} },
    email: { params: {} },
    mobile: { params: {} },
    changepassword: { params: {} },
    deleteaccount: { params: {} },
    myaddress: { over, params: {} },
    guest_area: { over, params: {} },
    myaddressdetails: { params: { newAddress: 'true' } },
    updatelocationpin: { params: { addrDocno: '' } },
    fetchNewPinNewAddress: { params: {} },
  };
}

const [PLAIN, GIFT, BOX, EGIFT] = ['101001', '125007', '125001', '125025'];

async function cardsOf(page: Page): Promise<ProductCard[]> {
  const stockCodes = [PLAIN, GIFT, BOX, EGIFT].filter((code) => code !== undefined).toSorted();
  const answer = await page.request.get(`/ecomapi${readCards.path}${queryOf(readCards, { stockCodes })}`);
  const { data } = (await answer.json()) as { data: unknown };
  const read = decodeAnswer(readCards, data);
  if (!read.ok) throw new Error('the cards could not be read');
  return [...read.value.products];
}

for (const language of LANGUAGES) {
  test(`${language} › every panel that is open over a page is sound`, async ({ page }) => {
    test.setTimeout(600_000);
    const shopper = newShopper();
    await openAs(page, shopper, `/${language}/account`);
    await addAddressByCall(page, 'home', 'Villa 12');
    const [order = 0] = await placeByCall(page, shopper, [PLAIN ?? '']);
    await giveMoney(shopper, 100);
    for (const code of [GIFT, BOX]) await putInCart(page, code ?? '');
    const cards = new Map((await cardsOf(page)).map((card) => [card.stockCode, card]));
    const [plain, gift, box, egift] = [PLAIN, GIFT, BOX, EGIFT].map((code) => cards.get(code ?? ''));
    if (!plain || !gift || !box || !egift) throw new Error('the demo shop has other products');
    const complaints = complaintsOf(page);
    const unsound: string[] = [];
    for (const [name, opened] of Object.entries(panelsOf(order, plain, gift, box, egift))) {
      if (typeof opened === 'string') continue;
      await test.step(name, async () => {
        await visit(page, language, opened.over ?? '/account');
        await openPanelByName(page, name as PanelName, opened.params);
        const panel = page.getByRole('dialog').last();
        await expect(panel).toBeVisible();
        await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        unsound.push(...(await whatIsUnsound(page, '[role=dialog]')).map((said) => `${name}: ${said}`));
      });
    }
    expect(unsound).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
