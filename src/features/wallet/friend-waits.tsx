import { Plural, Trans } from '@lingui/react/macro';

/** What becomes of money for a friend who has no account yet; `days`: how long it waits. */
export function FriendWaits({ days }: { days: number }) {
  return (
    <Trans>
      Money to a friend who has no account yet waits <Plural value={days} one="# day" other="# days" />. After that it
      comes back to your wallet.
    </Trans>
  );
}
