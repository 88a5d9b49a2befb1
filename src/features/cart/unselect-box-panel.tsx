import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './gift-panels.module.css';

/** storefront.md section 4 and account.md section 9: the page is loaded again so long after the box was given up. */
const RELOAD_AFTER_MS = 1000;

/** Asks whether the gift box is given up. The page is loaded again only once that is durable: a reload must not lose the tap (C11). */
export function UnselectBoxPanel({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const { stockCode } = card;
  const giveUp = async (): Promise<void> => {
    const box = { cartType: 'CGB', stockCode, quantity: 0, seenPrice: currentPrice(card) } as const;
    const isDurable = await setLineOrSay(box, locale);
    closePanel();
    if (isDurable) setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.what}>
        <img src={card.image} alt="" width={56} height={56} />
        <bdi>{card.name[locale]}</bdi>
      </p>
      <p>
        <Trans>Do you want to unselect this gift box? What is in it goes back to your cart.</Trans>
      </p>
      <div className={styles.answers}>
        <Button look="quiet" onClick={closePanel}>
          <Trans>Keep the box</Trans>
        </Button>
        <Button look="danger" onClick={() => void giveUp()}>
          <Trans>Unselect</Trans>
        </Button>
      </div>
    </div>
  );
}
