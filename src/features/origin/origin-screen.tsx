import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { originPage } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { OriginProducts } from './origin-products.tsx';

import styles from './origin-screen.module.css';

interface Props {
  origin: string;
  /** Everything up to this page is shown. */
  page: number;
  onMore: () => void;
}

/** storefront.md section 2, route /origin/{origin}: what comes from one place. */
export function OriginScreen({ origin, page, onMore }: Props) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(originPage(origin, 1));
  const { total } = data.value;
  const name = data.value.name[locale];
  if (total === 0) {
    return (
      <Notice icon="map-pin" title={<Trans>Nothing from here is on the shelves now</Trans>} heading="h1">
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
          <Trans>See everything we have</Trans>
        </Link>
      </Notice>
    );
  }
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <p className={styles.kind}>
          <Icon name="map-pin" size={18} />
          <Trans>Origin</Trans>
        </p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.count}>
          <Plural value={total} one="# product" other="# products" />
        </p>
      </header>
      <PagePriceAge asOf={data.asOf} />
      <h2>
        <VisuallyHidden>
          <Trans>Products</Trans>
        </VisuallyHidden>
      </h2>
      <OriginProducts origin={origin} first={data.value} page={page} onMore={onMore} />
    </div>
  );
}
