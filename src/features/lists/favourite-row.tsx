import { useLingui } from '@lingui/react/macro';

import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useFavouriteStanding, type MyFavourite } from '#src/domain/favourites/favourites.ts';
import { openPanel } from '#src/state/panels.ts';

import { RoundButton } from './round-button.tsx';
import { RowAction } from './row-action.tsx';
import { RowNote } from './row-note.tsx';

interface Props {
  favourite: MyFavourite;
  known: KnownCard | undefined;
  isReading: boolean;
  name: string;
  onRemove: () => void;
}

/** A favourite: into the cart, onto a list, or out of the favourites. */
export function FavouriteRow({ favourite: { stockCode }, known, isReading, name, onRemove }: Props) {
  const { t } = useLingui();
  const standing = useFavouriteStanding(stockCode);
  return (
    <li data-stock-code={stockCode}>
      <ItemCard
        variant="favourites"
        card={known?.card}
        isReading={isReading}
        fallbackName={t`Item ${stockCode}`}
        note={<RowNote known={known} standing={standing} />}
        corner={
          <>
            {known && (
              <RoundButton
                icon="list-plus"
                label={t`Add ${name} to a list`}
                onClick={() => openPanel('my_list_sidebar', { card: known.card })}
              />
            )}
            <RoundButton icon="heart-fill" label={t`Remove ${name} from favourites`} onClick={onRemove} isDangerous />
          </>
        }
      >
        {known && <RowAction card={known.card} />}
      </ItemCard>
    </li>
  );
}
