import { Trans, useLingui } from '@lingui/react/macro';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import type { Locale } from '#contract/urls.ts';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import type { Cart } from './use-cart.ts';

import styles from './price-alert.module.css';

type Line = Cart['lines'][number];
type Quoted = NonNullable<ReturnType<Cart['quotedOf']>>;

interface Change {
  readonly line: Line;
  readonly quoted: Quoted;
}

/**
 * storefront.md section 8, Price alert: each product that costs something else than the shopper saw, all in one dialog. Ok makes the new
 * prices the ones that were seen; what is too dear now can be removed there.
 */
export function PriceAlert({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const locale = useLocale();
  const changes: Change[] = cart.lines.flatMap((line) => {
    const quoted = cart.quotedOf(line);
    const isNews = quoted?.state === 'price_changed' && quoted.seenPrice === line.seenPrice;
    return isNews ? [{ line, quoted }] : [];
  });
  const [first] = changes;
  if (!first) return null;
  const accept = (): void => {
    for (const { line, quoted } of changes) void setLineOrSay({ ...line, seenPrice: quoted.price }, locale);
  };
  const isOne = changes.length === 1;
  return (
    <Confirm
      title={isOne ? sentenceOf(first, locale) : t`Some prices have changed`}
      yes={say(cartMessages.ok, locale)}
      onAnswer={accept}
    >
      <ul className={styles.changes}>
        {changes.map((change) => {
          const { line, quoted } = change;
          const name = quoted.name[locale];
          return (
            <li key={`${line.cartType} ${line.stockCode}`}>
              {!isOne && <p>{sentenceOf(change, locale)}</p>}
              <Button
                look="plain"
                aria-label={t`Remove ${name}`}
                onClick={() => void setLineOrSay({ ...line, quantity: 0 }, locale)}
              >
                <Trans>Remove from the cart</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Confirm>
  );
}

function sentenceOf({ quoted }: Change, locale: Locale): string {
  const name = quoted.name[locale];
  return say(cartMessages.priceChanged, locale, {
    // A name in the other language must not turn the figures round it.
    item: locale === 'ar' ? `\u2068${name}\u2069` : name,
    old: (quoted.seenPrice / 100).toFixed(2),
    new: (quoted.price / 100).toFixed(2),
  });
}
