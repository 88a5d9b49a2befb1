import { Trans } from '@lingui/react/macro';

import { isOutOfStock } from '#contract/rules/availability.ts';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import type { EditStanding } from '#src/offline/shop/shop-door.ts';

import styles from './row-note.module.css';

interface Props {
  /** Undefined where this device has never seen the product. */
  known: KnownCard | undefined;
  standing: EditStanding;
}

/** Below a row's name: out of stock, unknown on this device, and whether the row is saved. */
export function RowNote({ known, standing }: Props) {
  return (
    <p className={styles.note}>
      {!known && <Trans>Its name and price load once you are online</Trans>}
      {known && isOutOfStock(known.card) && (
        <span className={styles.out}>
          <Trans>Out of stock</Trans>
        </span>
      )}
      <StandingMark standing={standing} />
    </p>
  );
}
