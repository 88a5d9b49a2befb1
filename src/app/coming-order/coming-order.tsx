import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { orderPath, trackingPath } from '#contract/order-urls.ts';
import { useLaterWords } from '#src/app/i18n/use-later-words.ts';
import { useGlide } from '#src/app/shell/use-glide.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { stageOf } from '#src/blocks/order-steps/delivery-steps.ts';
import { StepBar } from '#src/blocks/order-steps/step-bar.tsx';
import { useAge } from '#src/blocks/use-age.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { comingOrders, keptUntil } from '#src/domain/orders/coming-next.ts';
import { orderHistory } from '#src/domain/orders/history.ts';
import { StateChip } from '#src/features/orders/state-chip.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { CameOrder } from './came-order.tsx';
import { ComingWhen } from './coming-when.tsx';
import { keepOrderPlace } from './keep-order-place.ts';

import boxes from '#src/features/orders/order-box.module.css';
import cards from '#src/features/orders/order-card.module.css';
import styles from './coming-order.module.css';

/** While the page is seen. */
const ASKED_AGAIN_MS = 60_000;
/** What lies below it. */
const BELOW = '[data-coming-room] ~ *, #content ~ footer';

/** Whose it is, when it comes, where it stands, and the way to it. It comes late: what lies below glides aside. */
export function ComingOrder() {
  const { data, error } = useMine({ ...orderHistory(false), refetchInterval: ASKED_AGAIN_MS });
  const hasWords = useLaterWords();
  const age = useAge(data?.asOf ?? null, error !== null);
  const room = useRef<HTMLElement>(null);
  useGlide(room, BELOW, true);
  const [now] = useState(() => new Date());
  const [order = null, ...others] = data && hasWords ? comingOrders(data.value.orders, now) : [];
  const isKnown = data !== undefined && hasWords;
  // One was on its way when this device last knew, or a minute ago.
  const [hasWaited, setHasWaited] = useState(() => document.documentElement.dataset['shopper'] === 'order');
  if (order && !hasWaited) setHasWaited(true);
  const isOver = isKnown && !order && hasWaited;
  const until = order && keptUntil(order);
  // The next one is no reason to pass over the one that has just come.
  const mayHaveCome = isKnown && hasWaited;
  useEffect(() => {
    if (isKnown && !isOver) keepOrderPlace(until);
  }, [isKnown, isOver, until]);
  // Before it is picked there is nothing to track (account.md section 4).
  const isTracked = order !== null && order.state > 1;
  return (
    <div
      ref={(place) => {
        room.current = place?.parentElement ?? null;
      }}
      className={styles.place}
      data-coming-order=""
    >
      {/* Asked anew where another one is waited for: the one before it may be there. */}
      {mayHaveCome && <CameOrder key={order?.docno ?? 0} now={now} isAlone={isOver} />}
      {order && (
        <AppLink
          path={(isTracked ? trackingPath : orderPath)({ doctype: 'RSO', docno: order.docno }, 'upcoming')}
          className={`${boxes.box} ${styles.line}`}
        >
          <Icon name="truck" />
          <span className={`${cards.head} ${styles.words}`}>
            <span className={styles.what}>
              <ComingWhen order={order} />
            </span>
            <StateChip state={order.state} />
            {others.length > 0 && (
              <span>
                <Plural value={others.length} one="# more order" other="# more orders" />
              </span>
            )}
            {age !== null && (
              <span>
                <Trans>
                  Last updated <bdi>{age}</bdi>
                </Trans>
              </span>
            )}
          </span>
          <span className={styles.way}>
            <StepBar current={stageOf(order.state)} />
          </span>
          <VisuallyHidden>{isTracked ? <Trans>Track Order</Trans> : <Trans>View the order</Trans>}</VisuallyHidden>
          <Icon name="caret-right" size={16} />
        </AppLink>
      )}
    </div>
  );
}
