import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

import type { InvoiceLine } from '#contract/invoices.ts';
import { useLocale } from '#src/state/locale.tsx';

import { bareAmount } from './bare-amount.ts';
import { GiftNotes } from './gift-notes.tsx';

import boxes from './order-box.module.css';
import styles from './order-invoice.module.css';

/**
 * Items, units, qty, price, discount, amount, as on the PDF: amounts are after the discount, which has no column where there is none; the last
 * row says what both come to. On a phone size, quantity and price stand below the name. Of a credit note what came in place of something else is below 0. "No items found" where there are none.
 */
export function InvoiceTable({ lines }: { lines: readonly InvoiceLine[] }) {
  const locale = useLocale();
  const discounts = lines.reduce((sum, { discount }) => sum + discount, 0);
  const hasDiscounts = lines.some(({ discount }) => discount !== 0);
  const amounts = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (lines.length === 0) {
    return (
      <p className={boxes.soft}>
        <Trans>No items found</Trans>
      </p>
    );
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Items</Trans>
            </th>
            <th scope="col" className={styles.wide}>
              <Trans>Size</Trans>
            </th>
            <th scope="col" className={`${styles.figure} ${styles.wide}`}>
              <Trans>Qty</Trans>
            </th>
            <th scope="col" className={`${styles.figure} ${styles.wide}`}>
              <Trans>Price</Trans>
            </th>
            {hasDiscounts && (
              <th scope="col" className={styles.figure}>
                <Trans>Discount</Trans>
              </th>
            )}
            <th scope="col" className={styles.figure}>
              <Trans>Amount (AED)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, units, quantity, discount, amount, ...gift }, at) => (
            // Lines have no number of their own, and an invoice never changes.
            <Fragment key={`${name.en} ${at}`}>
              <tr>
                <th scope="row">
                  {quantity < 0 ? <Trans>Came instead: {name[locale]}</Trans> : name[locale]}
                  <span className={styles.below}>
                    <bdi>{units[locale]}</bdi>
                    {quantity !== 0 && (
                      <>
                        {' · '}
                        <CountAtPrice count={quantity} amount={amount} />
                      </>
                    )}
                  </span>
                </th>
                <td className={`${styles.units} ${styles.wide}`}>
                  <bdi>{units[locale]}</bdi>
                </td>
                <td className={`${styles.figure} ${styles.wide}`}>
                  <bdi>{quantity === 0 ? '' : quantity}</bdi>
                </td>
                <td className={`${styles.figure} ${styles.wide}`}>
                  <bdi>{quantity === 0 ? '' : bareAmount(amount / quantity)}</bdi>
                </td>
                {hasDiscounts && (
                  <td className={styles.figure}>
                    <bdi>{discount === 0 ? '' : bareAmount(discount)}</bdi>
                  </td>
                )}
                <td className={styles.figure}>
                  <bdi>{bareAmount(amount - discount)}</bdi>
                </td>
              </tr>
              {(gift.isGiftWrapped || gift.message !== '') && (
                <tr className={styles.gift}>
                  <td colSpan={6}>
                    <div>
                      <GiftNotes gift={gift} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        {hasDiscounts && (
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total of the items</Trans>
              </th>
              <td className={styles.wide} colSpan={3}>
                {'\u00a0'}
              </td>
              <td className={styles.figure}>
                <bdi>{discounts === 0 ? '' : bareAmount(discounts)}</bdi>
              </td>
              <td className={styles.figure}>
                <bdi>{bareAmount(amounts - discounts)}</bdi>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** "Qty 2 × 5.95": each figure by itself, so that in Arabic too the quantity is read first. */
function CountAtPrice({ count, amount }: { count: number; amount: number }) {
  const quantity = (
    <>
      <bdi>{count}</bdi>
      {Math.abs(count) > 1 && (
        <>
          {' × '}
          <bdi>{bareAmount(amount / count)}</bdi>
        </>
      )}
    </>
  );
  return <Trans>Qty {quantity}</Trans>;
}
