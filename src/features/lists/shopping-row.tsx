import { Trans } from '@lingui/react/macro';

import { wordsOf } from '#contract/rows/own-words.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import type { MeantItem } from '#src/domain/lists/item-meant.ts';
import { useItemStanding, type MyListItem } from '#src/domain/lists/lists.ts';
import { wantedOf } from '#src/domain/lists/wanted.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ItemPicture } from './item-picture.tsx';
import { MeantProduct } from './meant-product.tsx';

import styles from './shopping-row.module.css';

interface Props {
  listId: string;
  item: MyListItem;
  known: KnownCard | undefined;
  isReading: boolean;
  onCheck: (isChecked: boolean) => void;
  onTake: (meant: MeantItem) => void;
}

/** The whole row is the target: a thumb in a glove finds it. */
export function ShoppingRow({ listId, item, known, isReading, onCheck, onTake }: Props) {
  const locale = useLocale();
  const standing = useItemStanding(listId, item.stockCode);
  const words = wordsOf(item.stockCode);
  const wanted = wantedOf(item.quantity, known?.card);
  return (
    <li aria-busy={isReading && !known && words === null}>
      <label className={styles.row} data-stock-code={item.stockCode}>
        <input type="checkbox" checked={item.isChecked} onChange={(event) => onCheck(event.target.checked)} />
        <ItemPicture known={known} />
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>
              {known ? (
                known.card.name[locale]
              ) : words !== null ? (
                words
              ) : isReading ? (
                <Skeleton width="8em" />
              ) : (
                <Trans>
                  Item <bdi>{item.stockCode}</bdi>
                </Trans>
              )}
            </bdi>
          </span>
          <span className={styles.facts}>
            <span>
              {wanted > 1 && (
                <b>
                  <bdi>{wanted}</bdi> ×{' '}
                </b>
              )}
              {known && <bdi>{known.card.units[locale]}</bdi>} <StandingMark standing={standing} />
            </span>
            {known && <bdi className={styles.price}>{formatMoney(currentPrice(known.card) * wanted, locale)}</bdi>}
          </span>
        </span>
      </label>
      {words !== null && !item.isChecked && <MeantProduct words={words} onTake={onTake} />}
    </li>
  );
}
