import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './price.module.css';

interface Props {
  card: Pick<ProductCard, 'price' | 'promotionPrice'>;
  size?: 'card' | 'page';
}

/** What it costs now, and what it cost before a promotion. What that is a kilo or a litre is said beside the size. */
export function Price({ card, size = 'card' }: Props) {
  const locale = useLocale();
  const { price, promotionPrice } = card;
  if (price === 0) {
    return (
      <p className={styles.none}>
        <Trans>Price on its way</Trans>
      </p>
    );
  }
  return (
    <div className={size === 'page' ? styles.page : undefined}>
      <p className={styles.row}>
        {promotionPrice !== null && (
          <VisuallyHidden>
            <Trans>Now</Trans>{' '}
          </VisuallyHidden>
        )}
        <bdi className={promotionPrice === null ? styles.now : styles.reduced}>
          {formatMoney(promotionPrice ?? price, locale)}
        </bdi>
        {promotionPrice !== null && (
          <s className={styles.before}>
            <VisuallyHidden>
              <Trans>before</Trans>{' '}
            </VisuallyHidden>
            <bdi>{formatMoney(price, locale)}</bdi>
          </s>
        )}
        {size === 'page' && promotionPrice !== null && (
          <span className={styles.saved}>
            <Trans>
              Save <bdi>{formatMoney(price - promotionPrice, locale)}</bdi>
            </Trans>
          </span>
        )}
      </p>
    </div>
  );
}
