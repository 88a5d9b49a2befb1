import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { BoxGift } from './box-gift.tsx';
import { BoxPlaces } from './box-places.tsx';
import { boxSum } from './box-sum.ts';
import { GiftChips } from './gift-chips.tsx';
import { giftGroups } from './gift-groups.ts';
import { useBoxGifts } from './use-box-gifts.ts';
import { useCart } from './use-cart.ts';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './fill-box-panel.module.css';

/** Ours: gifts to put into the chosen box, with its six places in sight; it opens once a box is chosen, and from the box in the cart. */
export function FillBoxPanel() {
  const { t } = useLingui();
  const locale = useLocale();
  const cart = useCart();
  const { query, gifts } = useBoxGifts(cart);
  const { rate } = boxSum(cart);
  const [wanted, setWanted] = useState('all');
  const groups = giftGroups(gifts);
  const group = groups.find(({ key }) => key === wanted) ?? groups[0];
  const inBox = cart.lines.filter(({ cartType }) => cartType === 'CGB');
  const box = inBox.find(({ isBox }) => isBox);
  const boxCard = box && cart.known.cards.get(box.stockCode)?.card;
  return (
    <div className={styles.panel}>
      {boxCard && (
        <p className={styles.what}>
          <img src={boxCard.image} alt="" width={56} height={56} />
          <span>
            <Trans>
              <bdi>{boxCard.name[locale]}</bdi> is in your cart. Now add what goes into it.
            </Trans>
          </span>
        </p>
      )}
      <div className={styles.places}>
        <BoxPlaces things={inBox.filter(({ isBox }) => !isBox)} cards={cart.known.cards}>
          <p>
            <Trans>Gift box total</Trans> <bdi>{formatMoney(rate, locale)}</bdi>
          </p>
        </BoxPlaces>
      </div>
      {query.data && <AgeNotice ofPrices asOf={query.data.asOf} />}
      {query.data && (
        <GiftChips
          groups={groups}
          categories={query.data.value.facets.categories}
          chosen={group?.key ?? 'all'}
          onChoose={setWanted}
        />
      )}
      {gifts.length > 0 && (
        <ul className={styles.rows} aria-label={t`Gifts for the box`}>
          {group?.gifts.map((card) => (
            <li key={card.stockCode}>
              <BoxGift card={card} cart={cart} />
            </li>
          ))}
        </ul>
      )}
      {query.isPending && <Skeleton height="320px" />}
      {query.error && gifts.length === 0 && <FailureNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && gifts.length === 0 && (
        <Notice icon="gift" title={<Trans>The shop has no gifts for a box just now</Trans>} />
      )}
      <div className={styles.rest} />
      <div className={`${bars.bar} ${styles.foot}`}>
        {boxCard && (
          <Button look="plain" onClick={() => openPanel('gift_message', { card: boxCard, cartType: 'CGB' })}>
            <Icon name="envelope-simple" size={18} />
            <Trans>Gift wrap and message</Trans>
          </Button>
        )}
        <Button className={styles.done} onClick={closePanel}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
