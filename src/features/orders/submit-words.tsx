import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  /** The order was rated before. */
  isTipAlone: boolean;
  /** Fils of both. */
  tips: number;
}

/** What the button of the rating dialog does, in its words. */
export function SubmitWords({ isTipAlone, tips }: Props) {
  const locale = useLocale();
  const amount = formatMoney(tips, locale);
  if (tips === 0) return isTipAlone ? <Trans>Give the tip</Trans> : <Trans>Submit</Trans>;
  return isTipAlone ? <Trans>Give the tip of {amount}</Trans> : <Trans>Submit, and tip {amount}</Trans>;
}
