import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import type { TotalLine } from '#contract/checkout.ts';
import { linesIn } from '#src/domain/cart/all-lines.ts';
import { cartQuote, isQuoteOf } from '#src/domain/cart/quote.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './rows.module.css';

/** The line of the summary that the cart shows a total of too. */
const GOODS = 'goods';

/** Says so where the products cost something else than the cart showed on the way here. Nothing where it showed no total of the shop's. */
export function CartDifference({ lines }: { lines: readonly TotalLine[] }) {
  const locale = useLocale();
  const client = useQueryClient();
  const inCart = useShopValue(linesIn, undefined);
  const quote = client.getQueryData(cartQuote().queryKey)?.value;
  // A total of other lines is no total that the shopper compares this one with.
  const shown = quote && isQuoteOf(quote, inCart) ? quote.total : null;
  const goods = lines.find(({ id }) => id === GOODS)?.fils;
  if (shown === null || goods === undefined || shown === goods) return null;
  return (
    <Status className={styles.alert}>
      <Trans>
        Your cart showed <bdi>{formatMoney(shown, locale)}</bdi> for the products. They come to{' '}
        <bdi>{formatMoney(goods, locale)}</bdi> now.
      </Trans>
    </Status>
  );
}
