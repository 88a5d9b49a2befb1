import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import styles from './row-action.module.css';

/** What a list's item has in place of the cart: notify-me, or the product's page. What can be bought has nothing here: its way into the cart is behind the dots. */
export function RowAction({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const action = cardAction(card);
  if (action === 'add' || action === 'choose') return null;
  return (
    <span className={styles.words}>
      {action === 'notify-me' ? (
        <NotifyButton card={card} look="quiet" />
      ) : (
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
          className={buttonClass('quiet')}
        >
          {action === 'coming-soon' ? <Trans>Coming Soon</Trans> : <Trans>See the product</Trans>}
        </Link>
      )}
    </span>
  );
}
