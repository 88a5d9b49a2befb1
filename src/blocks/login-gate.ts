import { openPanel, type LoginReason } from '#src/state/panels.ts';
import type { PendingTap } from '#src/state/pending-taps.ts';
import { sessionUser } from '#src/state/session.ts';

/** A guest is asked to sign in, and what the tap was for happens then (storefront.md section 6, decisions.md 5). `tap`: the same in words, for a sign-in that leaves the page. */
export function whenSignedIn(reason: LoginReason, goOn: () => void, tap: PendingTap | null = null): void {
  if (sessionUser()) {
    goOn();
    return;
  }
  void askThen(reason, goOn, tap);
}

async function askThen(reason: LoginReason, goOn: () => void, tap: PendingTap | null): Promise<void> {
  try {
    const { requestSignIn } = await import('#src/state/sign-in-request.ts');
    if (await requestSignIn(reason, null, tap)) goOn();
  } catch {
    // Without signal and never needed before: the panel says that it opens once there is one.
    openPanel('login', { reason });
  }
}
