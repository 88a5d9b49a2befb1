import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Category } from '#contract/catalogue.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './category-tiles.module.css';

/** The whole shop at a glance: every category, in shelf order. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={styles.title}>
        <Trans>Shop by category</Trans>
      </h2>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.key}>
            <Link
              to="/$locale/searchpage"
              params={{ locale }}
              search={{ categories: [category.key] }}
              className={styles.tile}
            >
              <img src={category.image} alt="" width={200} height={200} loading="lazy" decoding="async" />
              <span>{category.name[locale]}</span>
            </Link>
          </li>
        ))}
        <li>
          <AppLink path="/searchpage" className={styles.tile}>
            <span className={styles.all}>
              <Icon name="squares-four" size={28} />
            </span>
            <span>
              <Trans>All categories</Trans>
            </span>
          </AppLink>
        </li>
      </ul>
    </section>
  );
}
