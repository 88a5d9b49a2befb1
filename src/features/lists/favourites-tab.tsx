import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { IsRemovalSaid } from '#src/blocks/favourite-removal.ts';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { UndoBar } from '#src/blocks/undo-bar.tsx';
import { useEdit } from '#src/blocks/use-edit.ts';
import { useFirstRows } from '#src/blocks/use-first-rows.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useUndo } from '#src/blocks/use-undo.ts';
import { containsWords } from '#src/domain/catalogue/contains-words.ts';
import { favouritesIn, setFavourite } from '#src/domain/favourites/favourites.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { FavouriteCard } from './favourite-card.tsx';
import { FilterBox } from './filter-box.tsx';
import { NoMatch } from './no-match.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';
import { PutAllInCart } from './put-all-in-cart.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useGone } from './use-gone.ts';
import { useItemCards } from './use-item-cards.ts';

import grid from '#src/blocks/product-grid.module.css';
import bars from '#src/ui/bottom-bar.module.css';
import styles from './rows.module.css';

/** storefront.md section 2, /account/myfavourites: what the shopper likes, the newest first. */
export function FavouritesTab() {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const favourites = useShopValue(favouritesIn, null);
  const first = useFirstRows(favourites);
  const { cards, isShopRead, isReading, nameOf, textOf } = useItemCards(first);
  const [query, setQuery] = useState('');
  const undo = useUndo();
  useGone(favourites, nameOf, (stockCode, name) =>
    undo.offer(t`Item successfully removed from favourites!`, () => void edit(setFavourite(stockCode, true)), name),
  );
  const isWide = useIsWide();
  const isComplete = useShop((view) => view.isComplete);
  const rows = first.filter(({ stockCode }) => containsWords(textOf(stockCode), query));
  if (!isShopRead) return <RowsSkeleton />;
  if (!isComplete && favourites.length === 0) return <NotFetchedYet />;
  if (favourites.length === 0) {
    return (
      <>
        <Notice icon="heart" title={<Trans>No favourites yet</Trans>}>
          <p>
            <Trans>Tap the heart of anything you like. It waits here, with or without signal.</Trans>
          </p>
          <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
            <Trans>Find something you like</Trans>
          </Link>
        </Notice>
        <UndoBar undo={undo} className={styles.undo} />
      </>
    );
  }
  const putAll = (
    <div className={`${bars.bar} ${styles.all}`}>
      <PutAllInCart wanted={first} cards={cards} isReading={isReading} undo={undo} />
    </div>
  );
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        {/* account.md section 2: a search box in each tab. */}
        <FilterBox label={t`Search my favourites`} value={query} onChange={setQuery} />
        {isWide && putAll}
      </div>
      <PagePriceAge asOf={[...cards.values()].map((known) => known.asOf)} />
      {rows.length === 0 && <NoMatch onClear={() => setQuery('')} />}
      <IsRemovalSaid value>
        <ul className={grid.grid}>
          {rows.map((favourite) => (
            <FavouriteCard
              key={favourite.stockCode}
              favourite={favourite}
              known={cards.get(favourite.stockCode)}
              isReading={isReading}
            />
          ))}
        </ul>
      </IsRemovalSaid>
      {/* Before the bar: after it, its coming would lift the bar. */}
      <UndoBar undo={undo} className={styles.undo} />
      {!isWide && putAll}
    </div>
  );
}
