import { useLingui } from '@lingui/react/macro';

import { cardAction } from '#contract/rules/availability.ts';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useFavourite } from '#src/blocks/use-favourite.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { unpaid } from '#src/domain/catalogue/unpaid.ts';
import { useFavouriteStanding, type MyFavourite } from '#src/domain/favourites/favourites.ts';

import { RoundButton } from './round-button.tsx';
import { RowNote } from './row-note.tsx';

import styles from './favourite-card.module.css';

interface Props {
  favourite: MyFavourite;
  known: KnownCard | undefined;
  isReading: boolean;
}

/** A favourite, as the shop shows any product; one that this device has never seen is a line with its number. */
export function FavouriteCard({ favourite: { stockCode }, known, isReading }: Props) {
  const { t } = useLingui();
  const standing = useFavouriteStanding(stockCode);
  return (
    <li className={known ? styles.card : styles.unknown} data-stock-code={stockCode}>
      {known ? (
        <>
          <ProductCard card={unpaid(known.card)}>
            {/* A cut that was made a favourite is chosen already. */}
            {cardAction(known.card) === 'choose' && <CartStepper card={known.card} />}
          </ProductCard>
          <StandingMark standing={standing} />
        </>
      ) : (
        <ItemCard
          variant="favourites"
          card={undefined}
          isReading={isReading}
          fallbackName={t`Item ${stockCode}`}
          note={<RowNote known={known} standing={standing} />}
        >
          <Heart stockCode={stockCode} />
        </ItemCard>
      )}
    </li>
  );
}

function Heart({ stockCode }: { stockCode: string }) {
  const { t } = useLingui();
  const name = t`Item ${stockCode}`;
  const { toggle } = useFavourite(stockCode, name);
  return <RoundButton icon="heart-fill" label={t`Remove ${name} from favourites`} onClick={toggle} isDangerous />;
}
