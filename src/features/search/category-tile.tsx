import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Category } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { ResultCount } from './result-count.tsx';

import styles from './category-tile.module.css';

interface Props {
  category: Category;
  /** True for the first ones, whose pictures are wanted at once. */
  isEager: boolean;
}

/** With the way to all of it they fill a card: every card is of one height, and no row of cards has holes. */
const FAMILIES = 4;

/** A category: its picture leads to all of it, the lines below it to one family each. */
export function CategoryTile({ category, isEager }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = category.name[locale];
  return (
    <section className={styles.tile} aria-label={name}>
      <Link
        to="/$locale/searchpage"
        params={{ locale }}
        search={{ categories: [category.key] }}
        className={styles.head}
      >
        <img
          src={category.image}
          alt=""
          width={200}
          height={200}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            <ResultCount total={category.productCount} />
          </span>
        </span>
      </Link>
      {category.families.length > 0 && (
        <ul className={styles.families} aria-label={t`Families of ${name}`}>
          {category.families.slice(0, FAMILIES).map((family) => (
            <li key={family.key}>
              <Link
                to="/$locale/searchpage"
                params={{ locale }}
                search={{ familyDesc: [family.key] }}
                className={styles.family}
              >
                {family.name[locale]}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/$locale/searchpage"
              params={{ locale }}
              search={{ categories: [category.key] }}
              className={styles.family}
            >
              <Trans>See all</Trans> <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </li>
        </ul>
      )}
    </section>
  );
}
