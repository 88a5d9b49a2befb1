import type { ReactNode } from 'react';

import { AppLink } from '#src/blocks/app-link.tsx';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './statement-line.module.css';

interface Props {
  words: ReactNode;
  /** Whom it went to or came from. */
  who?: string;
  /** Of the order that it belongs to, which it leads to; 0 where there is none. */
  order: number;
  /** ISO time */
  at: string;
  /** With its sign, as it is written. */
  change: string;
  isIn: boolean;
  /** What there was after it. */
  left?: ReactNode;
}

/** A line of a statement, of money or of points: what moved, when, how much; an order's leads to the order. */
export function StatementLine({ words, who = '', order, at, change, isIn, left }: Props) {
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span>{words}</span>
        {who !== '' && <bdi className={styles.soft}>{who}</bdi>}
        <span className={styles.facts}>
          {order > 0 && (
            <AppLink path={`/orderinvoice/RSO/${order}/order`} className={styles.link}>
              <bdi dir="ltr">RSO-{order}</bdi>
            </AppLink>
          )}
          <time dateTime={at}>
            <bdi>{sayMoment(at, locale)}</bdi>
          </time>
        </span>
      </div>
      <div className={styles.money}>
        <bdi className={styles.amount} data-in={isIn ? '' : undefined}>
          {change}
        </bdi>
        {left !== undefined && <span className={styles.soft}>{left}</span>}
      </div>
    </li>
  );
}
