import { Trans, useLingui } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import { useBonuses } from './use-bonuses.ts';

interface Props {
  /** Fils; null where nothing is asked. */
  asked: number | null;
  onAnswer: (isYes: boolean) => void;
}

/** The question before a top-up is paid, with what comes on top. */
export function ConfirmTopUp({ asked, onAnswer }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { bonuses } = useBonuses();
  if (asked === null) return null;
  const bonus = bonuses.get(asked);
  const amount = formatMoney(asked, locale);
  return (
    <Confirm
      title={t`Add ${amount} to your wallet?`}
      yes={t`Continue`}
      no={t({ message: 'Skip', context: 'of a question' })}
      onAnswer={onAnswer}
    >
      {bonus !== undefined && (
        <p>
          <Trans>
            You get on top: <bdi>{bonus}</bdi>
          </Trans>
        </p>
      )}
      <p>
        <Trans>You pay by card on the next page.</Trans>
      </p>
    </Confirm>
  );
}
