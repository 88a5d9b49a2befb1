import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { namedProductPath } from '#contract/named-product-path.ts';
import type { Regular } from '#contract/regulars.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { DotsMenu } from '#src/blocks/dots-menu.tsx';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { EndRegular } from './end-regular.tsx';
import { filsOfOne } from './fils-of-one.ts';
import { FrequencyWords } from './frequency-words.tsx';
import { NextDays } from './next-days.tsx';
import { PayButton } from './pay-button.tsx';
import { PayState } from './pay-state.tsx';
import { RegularDeliveries } from './regular-deliveries.tsx';
import { useRegularMenu } from './use-regular-menu.ts';

import styles from './regulars.module.css';

/** One regular order: what comes, when and until when, how it is paid, and what can be done with it. Its deliveries open within it. */
export function RegularCard({ regular }: { regular: Regular }) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const isOffline = useIsOffline();
  const {
    docno,
    stockCode,
    image,
    units,
    quantity,
    fils,
    payState,
    startDay,
    nextDay,
    endDay,
    left,
    isRunning,
    mayChange,
  } = regular;
  const name = regular.name[locale];
  const change = (): void => openPanel('regular_modal', { stockCode, name: regular.name, changes: docno });
  const repeat = (): void => openPanel('regular_modal', { stockCode, name: regular.name, repeats: docno });
  const onView = (): void => setIsOpen(true);
  const actions = useRegularMenu(regular, { onView, onRepeat: repeat, onEnd: () => setIsEnding(true) });
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <img src={image} alt="" width={64} height={64} loading="lazy" />
        <div className={styles.words}>
          <h3 id={id} className={styles.name}>
            <AppLink path={namedProductPath(regular)}>{name}</AppLink>
          </h3>
          <p className={styles.soft}>
            {units[locale] !== '' && (
              <>
                <bdi>{units[locale]}</bdi>
                {' · '}
              </>
            )}
            <Trans>{quantity} with each delivery</Trans>
          </p>
          <FrequencyWords regular={regular} />
        </div>
        <DotsMenu name={name} actions={actions} />
      </div>
      <div className={styles.facts}>
        <NextDays regular={regular} />
        {isRunning && payState === 'UNPAID' && (
          <p>
            <Trans>Nothing comes until it is paid</Trans>
          </p>
        )}
        {regular.billFils > fils && (
          <p>
            <Trans>It is paid together with the other products of its order</Trans>
          </p>
        )}
        {isRunning && payState !== 'UNPAID' && (
          <p>
            <Plural value={left} one="# delivery to come" other="# deliveries to come" />
          </p>
        )}
        {startDay !== '' && (
          <p className={styles.soft}>
            {/* Of one that has not begun the next is the first, and said above. */}
            {startDay !== nextDay && (
              <Trans>
                First: <bdi>{sayDate(startDay, locale)}</bdi>
              </Trans>
            )}
            {endDay !== startDay && (
              <>
                {startDay !== nextDay && ' · '}
                <Trans>
                  Last: <bdi>{sayDate(endDay, locale)}</bdi>
                </Trans>
              </>
            )}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.sum}>
          {payState === 'ON DELIVERY' &&
            (regular.orderedDay === '' ? <Trans>Each delivery</Trans> : <Trans>Each delivery after that</Trans>)}
          {/* The wallet pays each delivery by itself: what one costs stands there, and not what all of them do. */}
          <bdi>{formatMoney(payState === 'ON DELIVERY' ? filsOfOne(regular) : fils, locale)}</bdi>
          <PayState payState={payState} />
        </span>
        <span className={styles.actions}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-deliveries`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <Trans>Hide deliveries</Trans> : <Trans>View deliveries</Trans>}
          </Button>
          {mayChange && !isOffline && (
            <Button look="quiet" aria-label={t`Change ${name}`} onClick={change}>
              <Trans>Change</Trans>
            </Button>
          )}
          {payState === 'UNPAID' && isRunning && <PayButton regular={regular} />}
        </span>
      </div>
      <div id={`${id}-deliveries`} hidden={!isOpen}>
        {isOpen && <RegularDeliveries docno={docno} label={t`Deliveries of ${name}`} />}
      </div>
      {isEnding && <EndRegular regular={regular} onAnswered={() => setIsEnding(false)} />}
    </article>
  );
}
