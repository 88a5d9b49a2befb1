import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Regular } from '#contract/regulars.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

import { usePayRegular } from './use-pay-regular.ts';
import { useSayFailure } from './use-say-failure.ts';

/** To the page where it is paid: nothing comes before. */
export function PayButton({ regular }: { regular: Regular }) {
  const { t } = useLingui();
  const locale = useLocale();
  const pay = usePayRegular();
  const sayFailure = useSayFailure();
  const [isBusy, setIsBusy] = useState(false);
  const { docno, billFils: fils } = regular;
  const money = formatMoney(fils, locale);
  const press = async (): Promise<void> => {
    if (isBusy) return;
    if (isOffline()) {
      showToast(t`This needs a connection`);
      return;
    }
    setIsBusy(true);
    const error = await pay({ docno, fils });
    setIsBusy(false);
    if (error) sayFailure(error);
  };
  return (
    <Button aria-disabled={isBusy} onClick={() => void press()}>
      {isBusy ? (
        <Trans>One moment…</Trans>
      ) : (
        <Trans>
          Pay <bdi>{money}</bdi>
        </Trans>
      )}
    </Button>
  );
}
