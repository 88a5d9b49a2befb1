import { useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './product-trail.module.css';

/** A phone's way back: to the list as it was left; for who came from elsewhere, to the product's shelf. */
export function BackLink({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { history } = useRouter();
  const goBack = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      to="/$locale/searchpage"
      params={{ locale }}
      search={card.category === '' ? {} : { categories: [card.category] }}
      className={styles.back}
      aria-label={t`Back`}
      onClick={goBack}
    >
      <Icon name="caret-left" size={24} />
    </Link>
  );
}
