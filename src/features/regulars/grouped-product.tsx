import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { namedProductPath } from '#contract/named-product-path.ts';
import type { Regular } from '#contract/regulars.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { DotsMenu } from '#src/blocks/dots-menu.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { EndRegular } from './end-regular.tsx';
import { filsOfOne } from './fils-of-one.ts';
import { NextDays, type NextOf } from './next-days.tsx';
import { RegularDeliveries } from './regular-deliveries.tsx';
import { useRegularMenu } from './use-regular-menu.ts';

import boxes from '#src/ui/box.module.css';
import styles from './regulars.module.css';

interface Props {
  regular: Regular;
  /** What its group says of the next delivery. */
  next: NextOf;
}

/** One product of several that come together. When it comes is said where that is not what the group says. */
export function GroupedProduct({ regular, next }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { docno, stockCode, image, units, quantity, orderedDay, nextDay } = regular;
  const name = regular.name[locale];
  const actions = useRegularMenu(regular, {
    onView: () => setIsOpen(true),
    onChange: () => openPanel('regular_modal', { stockCode, name: regular.name, changes: docno }),
    onRepeat: () => openPanel('regular_modal', { stockCode, name: regular.name, repeats: docno }),
    onEnd: () => setIsEnding(true),
  });
  return (
    <li className={`${boxes.close} ${styles.row}`}>
      <div className={styles.head}>
        <img src={image} alt="" width={48} height={48} loading="lazy" />
        <div className={styles.words}>
          <span className={styles.name}>
            <AppLink path={namedProductPath(regular)}>{name}</AppLink>
          </span>
          <span className={styles.soft}>
            {units[locale] !== '' && (
              <>
                <bdi>{units[locale]}</bdi>
                {' · '}
              </>
            )}
            <Trans>Qty {quantity}</Trans>
            {' · '}
            <bdi>{formatMoney(filsOfOne(regular), locale)}</bdi>
          </span>
          {(orderedDay !== next.orderedDay || nextDay !== next.nextDay) && (
            <div className={styles.soft}>
              <NextDays regular={regular} />
            </div>
          )}
        </div>
        <DotsMenu name={name} actions={actions} />
      </div>
      {isOpen && (
        <>
          <RegularDeliveries docno={docno} label={t`Deliveries of ${name}`} />
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            <Trans>Hide deliveries</Trans>
          </Button>
        </>
      )}
      {isEnding && <EndRegular regular={regular} onAnswered={() => setIsEnding(false)} />}
    </li>
  );
}
