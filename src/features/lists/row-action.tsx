import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import { RowCart } from './row-cart.tsx';

import styles from './row-action.module.css';

interface Props {
  card: ProductCard;
  /** How many the list wants of it. */
  quantity: number;
}

/** The leading action of a list's item: the cart, notify-me, or the product's page where something must be chosen. */
export function RowAction({ card, quantity }: Props) {
  const locale = useLocale();
  const action = cardAction(card);
  if (action === 'notify-me') {
    return (
      <span className={styles.words} data-words="">
        <NotifyButton card={card} look="quiet" />
      </span>
    );
  }
  // A cut that was put on a list is chosen already.
  if (action === 'add' || action === 'choose') {
    return <RowCart {...{ card, quantity }} />;
  }
  return (
    <span className={styles.words} data-words="">
      <Link
        to="/$locale/product/$"
        params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
        className={buttonClass('quiet')}
      >
        {action === 'coming-soon' ? <Trans>Coming Soon</Trans> : <Trans>See the product</Trans>}
      </Link>
    </span>
  );
}
