import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { placesFor } from '#contract/rows/gift-box-rules.ts';
import { BOX_PLACES } from '#contract/rows/line-limits.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import type { KnownCards } from '#src/domain/catalogue/cards-by-code.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './box-places.module.css';

interface Props {
  things: readonly MyLine[];
  cards: KnownCards['cards'];
  /** A free place leads there, by pointer; who goes by keyboard has a button of their own. */
  onAdd?: () => void;
  /** At the end of the line that says how many are left. */
  children?: ReactNode;
}

/** The six places at a glance: a picture for each that is taken. The lines below say what lies there. */
export function BoxPlaces({ things, cards, onAdd, children }: Props) {
  const taken = things.flatMap(({ stockCode, quantity, perPlace }) =>
    Array.from({ length: placesFor(quantity, perPlace) }, (_, at) => ({ stockCode, at })),
  );
  const free = Math.max(0, BOX_PLACES - taken.length);
  return (
    <div>
      <ol className={styles.places} aria-hidden="true">
        {taken.map(({ stockCode, at }) => {
          const card = cards.get(stockCode)?.card;
          return (
            <li key={`${stockCode} ${at}`} className={styles.taken} data-place="taken">
              {card ? <img src={card.image} alt="" width={64} height={64} decoding="async" /> : <Icon name="gift" />}
            </li>
          );
        })}
        {Array.from({ length: free }, (_, at) => (
          <li key={at} className={styles.free} data-place="free">
            {onAdd && (
              <button type="button" tabIndex={-1} onClick={onAdd}>
                <Icon name="plus" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.said}>
        <p>
          <Plural value={free} _0="The box is full" one="# place left of 6" other="# places left of 6" />
        </p>
        {children}
      </div>
    </div>
  );
}
