import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';

import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface Props {
  /** How many changes a sign-out would lose. */
  count: number;
  onAnswer: (isYes: boolean) => void;
}

/** Asked before a sign-out that would lose what only this device has. */
export function LoseChanges({ count, onAnswer }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Some changes are only on this device`}
      no={t`Stay`}
      yes={t`${plural(count, { one: 'Sign out and lose # change', other: 'Sign out and lose # changes' })}`}
      isDangerous
      onAnswer={onAnswer}
    >
      <Plural
        value={count}
        one="# change has not reached the shop. If you sign out now, it is lost."
        other="# changes have not reached the shop. If you sign out now, they are lost."
      />
    </ConfirmDialog>
  );
}
