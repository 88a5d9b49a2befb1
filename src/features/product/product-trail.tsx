import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { ProductDetail } from '#contract/catalogue.ts';
import { Trail } from '#src/blocks/trail.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { BackLink } from './back-link.tsx';

import styles from './product-trail.module.css';

interface Props {
  card: ProductCard;
  /** A card alone does not have it. */
  categoryName?: ProductDetail['categoryName'];
}

/** Where on the shelves the product stands. */
export function ProductTrail({ card, categoryName }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const category = categoryName && (
    <Link to="/$locale/searchpage" params={{ locale }} search={{ categories: [card.category] }}>
      {categoryName[locale]}
    </Link>
  );
  const family = card.family[locale];
  return (
    <div className={styles.row}>
      <BackLink card={card} />
      <Trail label={t`Where this is`} steps={category && card.category !== '' ? [category, family] : [family]} />
    </div>
  );
}
