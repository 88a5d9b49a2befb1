import { Trans, useLingui } from '@lingui/react/macro';

import type { TotalLine } from '#contract/checkout.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './order-totals.module.css';

interface Props {
  lines: readonly TotalLine[];
  /** Of an order that is being prepared anew. */
  isStale: boolean;
  /** Of an order that was cancelled: its total is struck through, for nobody owes it. */
  isVoid?: boolean;
}

/** Points are counted, not paid; the wire has one kind of figure for both. */
const POINTS = 'earned';
const VAT = 'vat';
const OFFERS = 'offers';
const WALLET = 'wallet';
const TOTAL = 'netamount';

/**
 * Every line of what the order comes to, as the shop says it. Its colours are for one ground only: what is taken off is in ours,
 * which are legible in the dark too.
 */
export function OrderTotals({ lines, isStale, isVoid = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  // "Wallet Balance" with a minus before it reads like a debt: what is taken off is said as that, and nothing is left to pay.
  const isCovered = lines.some(({ id, fils }) => id === WALLET && fils < 0);
  return (
    <dl className={styles.totals} aria-busy={isStale} aria-label={t`Order summary`}>
      {lines.map(({ id, label, fils, face }) => {
        const isPaid = isCovered && id === 'netpayable';
        const Amount = isVoid && (id === TOTAL || id === VAT) ? 's' : 'bdi';
        return (
          <div
            key={id}
            data-total={id}
            data-strong={face === 'bold' && !isPaid && !isVoid ? '' : undefined}
            data-note={id === VAT || id === OFFERS || id === POINTS || isPaid ? '' : undefined}
            data-less={fils < 0 ? '' : undefined}
          >
            <dt>{id === WALLET && isCovered ? <Trans>From your wallet</Trans> : label[locale]}</dt>
            <dd>
              <Amount>{id === POINTS ? Math.round(fils / 100) : formatMoney(fils, locale)}</Amount>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
