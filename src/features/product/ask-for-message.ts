import { askToSignIn } from '#src/blocks/login-gate.ts';
import { sessionUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

/**
 * Opens what a delivery message is written in. Only a guest is told that it needs a sign-in (storefront.md sections 2 and 5).
 * @param signInFirst the specification's sentence, in the page's language
 */
export function askForMessage(signInFirst: string): void {
  if (sessionUser() === null) showToast(signInFirst, 'info');
  askToSignIn('gift');
}
