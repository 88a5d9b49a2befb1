import { Trans } from '@lingui/react/macro';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { useOpenMap } from '#src/blocks/use-open-map.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { DELIVERIES_FORM } from './deliveries-form.ts';
import { PayBar } from './pay-bar.tsx';
import { leadToUnavailable } from './unavailable-list.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

import styles from './rows.module.css';

interface Props {
  form: CheckoutFormState;
  /** Fils, as the shop last said; null where it has said nothing yet. */
  total: number | null;
}

/** Before there is an order that can be paid: what is missing, or in the way, and the one button that leads on. */
export function NextStep({ form, total }: Props) {
  const locale = useLocale();
  const openMap = useOpenMap(() => undefined);
  const { missing, whole, preparing, isOffline } = form;
  const { isBusy, prepared } = preparing;
  const hasUnavailable = preparing.unavailable.length > 0;
  const common = { total, isStale: isBusy };
  const noSignal = isOffline ? <Trans>No signal</Trans> : undefined;
  if (missing === 'address') {
    return (
      <PayBar
        {...common}
        note={noSignal ?? say(checkoutMessages.noAddress, locale)}
        isDisabled={isOffline}
        onPress={() => openMap(null)}
      >
        <Trans>Add new address</Trans>
      </PayBar>
    );
  }
  if (prepared?.needsConfirming) {
    return (
      <PayBar {...common} note={noSignal} isDisabled={isOffline} submits={DELIVERIES_FORM}>
        <Trans>Confirm these times</Trans>
      </PayBar>
    );
  }
  const lacks =
    missing === 'contact' ? (
      <Trans>A contact number is missing</Trans>
    ) : missing === 'time' ? (
      say(checkoutMessages.noSlot, locale)
    ) : undefined;
  return (
    <>
      {isBusy && total === null && <Skeleton height="420px" />}
      <PayBar
        {...common}
        note={noSignal}
        said={
          whole === undefined ? (
            lacks !== undefined && <p className={styles.note}>{lacks}</p>
          ) : (
            <p role="alert" className={styles.error}>
              {whole}
            </p>
          )
        }
        isDisabled={(whole === undefined && !hasUnavailable) || isOffline}
        onPress={hasUnavailable ? leadToUnavailable : preparing.again}
      >
        {hasUnavailable ? (
          <Trans>See these items</Trans>
        ) : whole === undefined ? (
          <Trans>Pay Now</Trans>
        ) : (
          <Trans>Try again</Trans>
        )}
      </PayBar>
    </>
  );
}
