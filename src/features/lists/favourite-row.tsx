import { useLingui } from '@lingui/react/macro';

import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useFavouriteStanding, type MyFavourite } from '#src/domain/favourites/favourites.ts';
import { openPanel } from '#src/state/panels.ts';

import { ItemPicture } from './item-picture.tsx';
import { ItemWords } from './item-words.tsx';
import { RoundButton } from './round-button.tsx';

import styles from './rows.module.css';

interface Props {
  favourite: MyFavourite;
  known: KnownCard | undefined;
  isReading: boolean;
  name: string;
  onRemove: () => void;
}

export function FavouriteRow({ favourite: { stockCode }, known, isReading, name, onRemove }: Props) {
  const { t } = useLingui();
  const standing = useFavouriteStanding(stockCode);
  return (
    <li className={styles.row} data-stock-code={stockCode}>
      <ItemPicture known={known} />
      <ItemWords stockCode={stockCode} known={known} isReading={isReading} standing={standing} />
      <span className={styles.actions}>
        {known && (
          <RoundButton
            icon="list-plus"
            label={t`Add ${name} to a list`}
            onClick={() => openPanel('my_list_sidebar', { card: known.card })}
          />
        )}
        <RoundButton icon="heart-fill" label={t`Remove ${name} from favourites`} onClick={onRemove} isDangerous />
      </span>
    </li>
  );
}
