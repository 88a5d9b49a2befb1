import { Trans, useLingui } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

interface Props {
  /** Fils; null where nothing is asked. */
  asked: number | null;
  onAnswer: (isYes: boolean) => void;
}

/** The question before a top-up is paid. */
export function ConfirmTopUp({ asked, onAnswer }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (asked === null) return null;
  const amount = formatMoney(asked, locale);
  return (
    <Confirm title={t`Add ${amount} to your wallet?`} yes={t`Continue`} no={t`Skip`} onAnswer={onAnswer}>
      <Trans>You pay by card on the next page.</Trans>
    </Confirm>
  );
}
