import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductDetail } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './product-trail.module.css';

/** Where on the shelves the product stands. */
export function ProductTrail({ detail }: { detail: ProductDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { card, categoryName } = detail;
  return (
    <nav aria-label={t`Where this is`} className={styles.trail}>
      <ol className={styles.list}>
        <li>
          <Link to="/$locale" params={{ locale }} activeOptions={{ exact: true }}>
            <Trans>Home</Trans>
          </Link>
          <Icon name="caret-right" size={14} />
        </li>
        {card.category !== '' && (
          <li>
            <Link to="/$locale/searchpage" params={{ locale }} search={{ categories: [card.category] }}>
              {categoryName[locale]}
            </Link>
            <Icon name="caret-right" size={14} />
          </li>
        )}
        <li>{card.family[locale]}</li>
      </ol>
    </nav>
  );
}
