import type { ReactNode } from 'react';

import { useCards } from '#src/domain/catalogue/cards-by-code.ts';

import styles from './form.module.css';

/** Why an account is asked for, beside the picture of what was tapped. */
export function SignInReason({ stockCode, children }: { stockCode: string | undefined; children: ReactNode }) {
  const { cards } = useCards(stockCode === undefined ? [] : [stockCode]);
  const image = cards.get(stockCode ?? '')?.card.image;
  return (
    <div className={styles.reason}>
      {image !== undefined && <img src={image} alt="" width={44} height={44} decoding="async" />}
      <p>{children}</p>
    </div>
  );
}
