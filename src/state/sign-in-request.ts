/** Who waits for the shopper to sign in, and what is to happen then: the tap that led here completes (decisions.md 5). */
import { closePanelsThen, isPanelOpen, openPanel, whenPanelsChange, type LoginReason } from './panels.ts';

type Settle = (isSignedIn: boolean) => void;

const SIGN_IN_PANELS = ['login', 'register', 'forgotpassword'] as const;

let waiting: Settle[] = [];

/** Opens the login panel, unless it is open; false where the shopper closes it without signing in. */
export function requestSignIn(reason: LoginReason): Promise<boolean> {
  const answer = new Promise<boolean>((settle) => waiting.push(settle));
  if (!isPanelOpen(SIGN_IN_PANELS)) {
    openPanel('login', { reason });
    const stop = whenPanelsChange(() => {
      if (isPanelOpen(SIGN_IN_PANELS)) return;
      stop();
      settleAll(false);
    });
  }
  return answer;
}

/** Closes the panels and lets everyone go on who waited. */
export function signInHappened(): void {
  const settled = waiting;
  waiting = [];
  closePanelsThen(SIGN_IN_PANELS, () => settled.forEach((settle) => settle(true)));
}

function settleAll(isSignedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  settled.forEach((settle) => settle(isSignedIn));
}
