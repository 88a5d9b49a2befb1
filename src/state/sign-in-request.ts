/** Who waits for the shopper to sign in, and what is to happen then: the tap that led here completes (decisions.md 5). */
import { createChangeSignal } from './change-signal.ts';
import { closePanelsThen, isPanelOpen, leavePanels, openPanel, whenPanelsChange, type LoginReason } from './panels.ts';
import { keepTaps, type PendingTap } from './pending-taps.ts';

interface Waiter {
  readonly settle: (isSignedIn: boolean) => void;
  /** The only shopper for whom it may go on; null: anyone. */
  readonly shopper: number | null;
  readonly tap: PendingTap | null;
}

const SIGN_IN_PANELS = ['login', 'register', 'forgotpassword'] as const;

let waiting: Waiter[] = [];
const anotherSignedIn = createChangeSignal();

/**
 * Opens the login panel, unless it is open; false where the shopper closes it without signing in. `shopper`: whose session ended;
 * then false too where another one signs in. A guest's tap (null) is for anyone who does.
 * `tap`: for a sign-in that leaves the page.
 */
export function requestSignIn(
  reason: LoginReason,
  shopper: number | null = null,
  tap: PendingTap | null = null,
): Promise<boolean> {
  const answer = new Promise<boolean>((settle) => waiting.push({ settle, shopper, tap }));
  keepTaps(waiting.flatMap((one) => one.tap ?? []));
  if (!isPanelOpen(SIGN_IN_PANELS)) {
    const of = tap === null || tap.kind === 'page' || tap.name === undefined ? null : tap;
    openPanel('login', { reason, ...(of && { product: of.name, stockCode: of.stockCode }) });
    const stop = whenPanelsChange(() => {
      if (isPanelOpen(SIGN_IN_PANELS)) return;
      stop();
      settleAll(null);
    });
  }
  return answer;
}

/**
 * Closes the sign-in panels and lets go on what waited for this shopper. Where the screen was another's until now (`before`), every
 * panel closes: what is in them is theirs.
 */
export function signInHappened(shopper: number, before: number | null): void {
  const settled = waiting;
  waiting = [];
  keepTaps([]);
  const isAnother = before !== null && before !== shopper;
  const goOn = (): void => {
    if (isAnother) anotherSignedIn.tell();
    settleAll(shopper, settled);
  };
  if (isAnother) leavePanels(goOn);
  else closePanelsThen(SIGN_IN_PANELS, goOn);
}

/** Calls back when another shopper than the one on the screen has signed in and no panel is open any more. */
export function whenAnotherSignsIn(follow: () => void): void {
  anotherSignedIn.listen(follow);
}

/** `signedIn`: null where nobody did. */
function settleAll(signedIn: number | null, settled = waiting): void {
  if (settled === waiting) {
    waiting = [];
    keepTaps([]);
  }
  for (const { settle, shopper } of settled) settle(signedIn !== null && (shopper === null || shopper === signedIn));
}
