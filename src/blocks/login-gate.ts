import { openPanel, type LoginReason } from '#src/state/panels.ts';

/**
 * What every account action of a guest goes through (storefront.md section 6). Signing in is not open yet: the panel says so
 * and keeps the shopper where they are.
 */
export function askToSignIn(reason: LoginReason): void {
  openPanel('login', { reason });
}
