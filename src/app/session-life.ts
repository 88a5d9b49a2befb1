import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { isLocale, isPrivatePath } from '#contract/urls.ts';
import { sendKeptMessages } from '#src/domain/chat/send-kept.ts';
import { settleSignOut } from '#src/domain/session/sign-out.ts';
import { forgetPrivate } from '#src/net/private-query.ts';
import { forgetDrawnPages } from '#src/offline/drawn/forget-drawn-pages.ts';
import { eraseLeftovers, letGoOfDevice } from '#src/offline/erase-device.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';
import { isOffline, watchSignal } from '#src/state/connectivity.ts';
import { pagePricesAsOf } from '#src/state/page-prices.ts';
import { leavePanels } from '#src/state/panels.ts';
import { deviceUser, sessionUser, unsentChanges, watchOtherTabs, watchUser } from '#src/state/session.ts';
import { whenAnotherSignsIn } from '#src/state/sign-in-request.ts';
import { showToast } from '#src/state/toasts.ts';

import { followDrawn } from './drawn/follow-drawn.ts';
import { keepShopperAnswers } from './keep-shopper-answers.ts';
import { saySaved } from './say-saved.ts';
import { steadyPresses } from './steady-press.ts';

/**
 * Follows who is signed in for as long as the app is open: their answers are kept on the device, another tab's sign-out counts
 * here too, and a sign-out that the server has not heard of is told when there is signal.
 */
export async function liveSession(client: QueryClient, router: RegisteredRouter): Promise<void> {
  steadyPresses();
  void settleSignOut(client);
  watchSignal((isLost) => {
    if (isLost) return;
    void settleSignOut(client);
    if (isShopMissing) followShop(client);
    if (areAnswersMissing) void followAnswers(client);
  });
  watchOtherTabs(() => {
    leaveMemory(client);
    leavePanels(() => void router.invalidate());
  });
  watchUser(
    () => {
      void followAnswers(client);
      followShop(client);
      hideDrawn();
    },
    () => followShop(client),
  );
  whenAnotherSignsIn(() => showOwnPage(router));
  void eraseLeftovers((userId) => userId === deviceUser()?.id).catch(() => undefined);
  followShop(client);
  hideDrawn();
  followDrawn(router, pagePricesAsOf);
  await followAnswers(client);
}

/** Asked for at least once: where somebody was signed in. */
let isShopAsked = false;
/** Its code could not be fetched: it is asked for again with the next signal, and while there is one every few seconds: one that is good does not change. */
let isShopMissing = false;
const ASK_AGAIN_MS = 5_000;
let askingAgain: ReturnType<typeof setTimeout> | undefined;

/** The shopper's own rows and what waits to be sent, for whoever is signed in now; the same one goes on after an ended session. */
function followShop(client: QueryClient): void {
  leaveRows();
  // The worker's mark of a page (sw/mark-shopper.ts): of somebody who is not here.
  if (!sessionUser()) delete document.documentElement.dataset['shopper'];
  // A guest has no rows.
  if (!sessionUser() && !isShopAsked) return;
  isShopAsked = true;
  void shopParts().then(
    ([{ startShop, stopShop }]) => {
      isShopMissing = false;
      const user = sessionUser();
      return user ? startShop(user.id, (count) => void sayLost(count)).then(() => followRows(client)) : stopShop();
    },
    () => {
      isShopMissing = true;
      clearTimeout(askingAgain);
      if (!isOffline()) askingAgain = setTimeout(() => isShopMissing && followShop(client), ASK_AGAIN_MS);
    },
  );
}

let leaveRows = (): void => undefined;

/** What was changed without signal is told of once it is saved, and the products of the rows are known here before they are looked at. */
async function followRows(client: QueryClient): Promise<void> {
  saySaved();
  const shop = currentShop();
  const code = await import('#src/domain/catalogue/keep-row-cards.ts').catch(() => null);
  // They left, or somebody else signed in, while the code was fetched.
  if (!code || !shop || shop !== currentShop()) return;
  leaveRows();
  leaveRows = code.keepRowCards(client, shop);
}

/** The browser has erased what was not saved yet: the screens go back to what the server has, and the shopper must know why. */
async function sayLost(count: number): Promise<void> {
  const [{ say }, { lostMessages }] = await Promise.all([
    import('#contract/messages/sentence.ts'),
    import('#contract/messages/sync.ts'),
  ]);
  const locale = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  showToast(say(count === 1 ? lostMessages.one : lostMessages.more, locale, { count: String(count) }), 'error');
}

/** Also load the UI an edit shows; at the first offline edit it is too late to fetch it. */
const shopParts = () =>
  Promise.all([
    import('#src/offline/shop/running-shop.ts'),
    import('#src/blocks/card-stepper.tsx'),
    import('#src/blocks/say-notified.ts'),
  ]);

/** While the device is locked the worker has no page of the shopper's to send. */
function hideDrawn(): void {
  if (unsentChanges() !== null) void forgetDrawnPages().catch(() => undefined);
}

/** Likewise. */
let areAnswersMissing = false;

async function followAnswers(client: QueryClient): Promise<void> {
  leaveBought();
  const user = sessionUser();
  areAnswersMissing = user !== null && !(await keepShopperAnswers(client, user.id));
  // Nothing waits for it: an own page that starts is drawn before.
  if (user) void showBought(client, user.id);
  if (user) void sendKeptMessages(client, user.id);
}

let leaveBought = (): void => undefined;

/** 'Previously Purchased', laid over the cards. A device that cannot fetch the code for it shows the cards without. */
async function showBought(client: QueryClient, userId: number): Promise<void> {
  const code = await import('#src/domain/orders/follow-bought.ts').catch(() => null);
  // They left, or somebody else signed in, while the code was fetched.
  if (!code || sessionUser()?.id !== userId) return;
  leaveBought();
  leaveBought = code.followBought(client);
}

/** In place of the page, and the form, of the shopper who was here before. */
function showOwnPage(router: RegisteredRouter): void {
  const locale = location.pathname.split('/')[1];
  if (!isPrivatePath(location.pathname) || !isLocale(locale)) {
    void router.invalidate();
    return;
  }
  // After the step back over the panels, which the router is just following.
  setTimeout(() => void router.navigate({ to: '/$locale/account', params: { locale }, replace: true }));
}

/** Another tab signed this shopper out, and erases the device; or the next one is here already. Either way nothing of them stays in this page. */
function leaveMemory(client: QueryClient): void {
  forgetPrivate(client);
  letGoOfDevice();
}
