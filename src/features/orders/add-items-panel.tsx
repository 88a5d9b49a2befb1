import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { sayHours } from '#contract/rules/hours.ts';
import { addingTo, keepAdding, skipAdding, stopAdding } from '#src/domain/orders/adding.ts';
import { orderNumber, type PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, leavePanels } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { ActAnswers } from './act-answers.tsx';
import { AskedAnswer } from './asked-answer.tsx';

import styles from './acts.module.css';

/**
 * The panels `add_item` and `addItem` (remaining.md OA 1, C8): below state 2 the way leads home, and what is put in the cart is added to
 * the order; from then on to the cart, which becomes an order of its own.
 */
export function AddItemsPanel({ order, isUnpaid = false }: { order: PlacedRef; isUnpaid?: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const number = <bdi dir="ltr">{orderNumber(order)}</bdi>;
  const go = (to: '/$locale' | '/$locale/cart'): void => leavePanels(() => void navigate({ to, params: { locale } }));
  const skip = (): void => {
    skipAdding(order.docno);
    closePanel();
  };
  return (
    <AskedAnswer asked={useQuery(addingTo(order))}>
      {(adding) => (
        <div className={styles.panel}>
          {adding.canAdd ? (
            <>
              <p>
                <Trans>
                  Add items to your cart and check out: they come with order {number},{' '}
                  <bdi>{adding.dayLabel[locale]}</bdi>, <bdi>{sayHours(adding.time, locale)}</bdi>.
                </Trans>
              </p>
              <p className={styles.note}>
                <Trans>They go to the same address, and there is no second delivery fee.</Trans>
              </p>
            </>
          ) : (
            <p>
              <Trans>
                The status of order {number} has changed, and nothing more can be added to it. You can still add items
                to the cart and check out: they come as an order of their own.
              </Trans>
            </p>
          )}
          {isUnpaid && <p className={styles.said}>{say(paymentMessages.givenBack, locale)}</p>}
          <ActAnswers
            yes={<Trans>Add more items</Trans>}
            onYes={() => {
              if (adding.canAdd) {
                keepAdding(adding);
                showToast(t`What you buy now is added to order ${orderNumber(order)}`);
              } else stopAdding();
              go(adding.canAdd ? '/$locale' : '/$locale/cart');
            }}
            no={<Trans>Skip</Trans>}
            onNo={skip}
            isLocal
          />
        </div>
      )}
    </AskedAnswer>
  );
}
