import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';

import { useCategoryShelf } from './use-category-shelf.ts';

import styles from './popular-categories.module.css';

const SHOWN = 8;

/** A way on for a shopper whose search found nothing: the categories with the most on their shelves. */
export function PopularCategories() {
  const locale = useLocale();
  const categories = useCategoryShelf(true).data?.value.categories ?? [];
  const popular = [...categories].sort((a, b) => b.productCount - a.productCount).slice(0, SHOWN);
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories" className={styles.popular}>
      <h2 id="popular-categories" className={styles.title}>
        <Trans>Popular categories</Trans>
      </h2>
      <ul className={styles.tiles}>
        {popular.map((category) => (
          <li key={category.key}>
            <Link
              to="/$locale/searchpage"
              params={{ locale }}
              search={{ categories: [category.key] }}
              className={styles.tile}
            >
              <img src={category.image} alt="" width={200} height={200} loading="lazy" decoding="async" />
              {category.name[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
