import type { SocialProvider } from '#contract/identity.ts';

/** In sessionStorage while this tab is away at a provider. Apart from the rest: every boot asks, and none loads more for it. */
const AWAY = 'zad-social-redirect';

export function leaveForProvider(provider: SocialProvider): void {
  sessionStorage.setItem(AWAY, provider);
}

/** Whether this page was opened by a provider sending the shopper back. */
export function isBackFromProvider(): boolean {
  try {
    return sessionStorage.getItem(AWAY) !== null;
  } catch {
    return false;
  }
}

export function forgetLeaving(): void {
  if (isBackFromProvider()) sessionStorage.removeItem(AWAY);
}
