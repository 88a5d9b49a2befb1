import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { useCardExtras } from '#src/blocks/product-card/use-card-extras.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useFavouriteStanding, type MyFavourite } from '#src/domain/favourites/favourites.ts';

import { DotsMenu } from './dots-menu.tsx';
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

/** A favourite: into the cart, or out of the favourites; what else can be done with the product is behind its dots. */
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
            {known && <FavouriteMenu card={known.card} name={name} />}
            <RoundButton icon="heart-fill" label={t`Remove ${name} from favourites`} onClick={onRemove} isDangerous />
          </>
        }
      >
        {known && <RowAction card={known.card} />}
      </ItemCard>
    </li>
  );
}

function FavouriteMenu({ card, name }: { card: ProductCard; name: string }) {
  return <DotsMenu name={name} actions={useCardExtras(card)} />;
}
