import { Trans } from '@lingui/react/macro';

import { useLocale } from '#src/state/locale.tsx';

import type { Cart } from './use-cart.ts';

import styles from './summary-thumbs.module.css';

/** storefront.md section 2, Cart page: up to 5 thumbnails, then '+N more'. */
const SHOWN = 5;

/** What is in the cart at a glance: small, the rows themselves stand beside it on a wide screen. */
export function SummaryThumbs({ cart }: { cart: Cart }) {
  const locale = useLocale();
  const codes = [...new Set(cart.lines.map((line) => line.stockCode))];
  const more = codes.length - SHOWN;
  return (
    <ul className={styles.thumbs}>
      {codes.slice(0, SHOWN).map((code) => {
        const card = cart.known.cards.get(code)?.card;
        return (
          <li key={code} className={styles.thumb}>
            {card && <img src={card.image} alt={card.name[locale]} width={32} height={32} decoding="async" />}
          </li>
        );
      })}
      {more > 0 && (
        <li className={styles.more}>
          <Trans>
            <bdi>+{more}</bdi> more
          </Trans>
        </li>
      )}
    </ul>
  );
}
