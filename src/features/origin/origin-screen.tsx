import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { ShelfEmpty } from '#src/blocks/shelf-empty.tsx';
import { ShelfPage } from '#src/blocks/shelf-page.tsx';
import { originPage } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { OriginProducts } from './origin-products.tsx';

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
  const { total, name } = data.value;
  if (total === 0) {
    return <ShelfEmpty icon="map-pin" title={<Trans>Nothing from here is on the shelves now</Trans>} />;
  }
  const kind = (
    <>
      <Icon name="map-pin" size={18} />
      <Trans>Origin</Trans>
    </>
  );
  return (
    <ShelfPage kind={kind} name={name[locale]} total={total} asOf={data.asOf}>
      <OriginProducts origin={origin} first={data.value} page={page} onMore={onMore} />
    </ShelfPage>
  );
}
