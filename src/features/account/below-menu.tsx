import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile, mySideMenu } from '#src/domain/account/queries.ts';

import { ConfirmEmailCard } from './confirm-email-card.tsx';
import { LogOutButton } from './log-out-button.tsx';

/** The end of the account's home on a phone. It comes when nothing above it can grow any more: "Log out" must not move away under a finger. */
export function BelowMenu() {
  const menu = useMine(mySideMenu('mobile'));
  const profile = useMine(myProfile());
  if (menu.isLoading || profile.isLoading) return null;
  const known = profile.data?.value;
  return (
    <>
      {known && !known.isEmailProved && known.email !== '' && <ConfirmEmailCard />}
      <LogOutButton />
    </>
  );
}
