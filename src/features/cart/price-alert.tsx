import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import type { Cart } from './use-cart.ts';

/** storefront.md section 8, Price alert: one product after the other; Ok makes the new price the one that was seen. */
export function PriceAlert({ cart }: { cart: Cart }) {
  const locale = useLocale();
  const changed = cart.lines.flatMap((line) => {
    const quoted = cart.quotedOf(line);
    const isNews = quoted?.state === 'price_changed' && quoted.seenPrice === line.seenPrice;
    return isNews ? [{ line, quoted }] : [];
  })[0];
  if (!changed) return null;
  const { line, quoted } = changed;
  const name = quoted.name[locale];
  const sentence = say(cartMessages.priceChanged, locale, {
    // A name in the other language must not turn the figures round it.
    item: locale === 'ar' ? `\u2068${name}\u2069` : name,
    old: (quoted.seenPrice / 100).toFixed(2),
    new: (quoted.price / 100).toFixed(2),
  });
  const accept = (): void => void setLineOrSay({ ...line, seenPrice: quoted.price }, locale);
  return <Confirm key={line.stockCode} title={sentence} yes={say(cartMessages.ok, locale)} onAnswer={accept} />;
}
