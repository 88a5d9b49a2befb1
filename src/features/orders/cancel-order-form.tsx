import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { orderMessages } from '#contract/messages/orders.ts';
import { inLanguage, say } from '#contract/messages/sentence.ts';
import type { OrderDetail } from '#contract/order-detail.ts';
import { dayWithin } from '#src/blocks/moment-within.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { cancel } from '#src/domain/orders/commands.ts';
import { orderNumber, type PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { ActAnswers } from './act-answers.tsx';
import { ChildOrders } from './child-orders.tsx';
import { NotAnyMore } from './not-any-more.tsx';
import { StayingCollection } from './staying-collection.tsx';
import { WhatComesBack } from './what-comes-back.tsx';
import { WhatGoesBack } from './what-goes-back.tsx';

import styles from './acts.module.css';

interface Props {
  order: PlacedRef;
  detail: OrderDetail;
}

/** "The shopper picks a refund method, then the cancel call is made. The dialog closes in both outcomes" (account.md section 4). */
export function CancelOrderForm({ order, detail }: Props) {
  const locale = useLocale();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<'CARD' | 'WALLET' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const number = orderNumber(order);
  const ways = detail.refundWays;
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'WALLET');
  if (!detail.actions.includes('cancel') && !isBusy) {
    return (
      <NotAnyMore>
        <Trans>
          Order <bdi dir="ltr">{number}</bdi> can no longer be cancelled.
        </Trans>
      </NotAnyMore>
    );
  }
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    const result = await cancel(client, order, way);
    if (!result.ok && result.error.kind === 'other-user') return;
    closePanel();
    if (result.ok) {
      const { message } = result.value;
      const isSentence = message !== undefined && message !== 'Success';
      showToast(
        isSentence ? inLanguage(message, locale, orderMessages) : say(orderMessages.cancelled, locale),
        'success',
      );
    } else {
      const { error } = result;
      const said = error.kind === 'refused' ? inLanguage(error.message, locale, orderMessages) : null;
      showToast(said ?? say(orderMessages.cancelFailed, locale), 'error');
    }
  };
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Order <bdi dir="ltr">{number}</bdi>, due <bdi>{dayWithin(detail.day, locale)}</bdi>, will be cancelled. This
          cannot be undone.
        </Trans>
      </p>
      <ChildOrders numbers={detail.children}>
        {(numbers) => <Trans>What was added to it is cancelled too: {numbers}.</Trans>}
      </ChildOrders>
      {ways.length > 1 && (
        <fieldset className={styles.rows}>
          <legend>
            <Trans>Where should the money go?</Trans>
          </legend>
          {ways.map((one) => (
            <OptionRow
              key={one}
              name="refund"
              value={one}
              isChosen={one === way}
              isDisabled={isBusy}
              onChoose={() => setChosen(one)}
            >
              {one === 'CARD' ? <Trans>Card</Trans> : <Trans>Wallet</Trans>}
            </OptionRow>
          ))}
        </fieldset>
      )}
      <WhatGoesBack detail={detail} way={way} />
      <WhatComesBack totals={detail.totals} />
      <StayingCollection startsAt={detail.startsAt} endsAt={detail.endsAt} />
      <ActAnswers
        yes={<Trans>Cancel the order</Trans>}
        onYes={() => void submit()}
        no={<Trans>Keep the order</Trans>}
        onNo={closePanel}
        isBusy={isBusy}
        isDangerous
      />
    </div>
  );
}
