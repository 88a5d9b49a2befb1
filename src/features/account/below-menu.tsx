import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile, mySideMenu } from '#src/domain/account/queries.ts';

import { ConfirmEmailCard } from './confirm-email-card.tsx';
import { LogOutButton } from './log-out-button.tsx';

/** The end of the account's home on a phone. It comes when nothing above it can grow any more: "Log out" must not move away under a finger. */
export function BelowMenu() {
  const isAboveKnown = [useMine(mySideMenu('mobile')), useMine(myProfile())].every(({ data, error }) => data ?? error);
  if (!isAboveKnown) return null;
  return (
    <>
      <ConfirmEmailCard />
      <LogOutButton />
    </>
  );
}
