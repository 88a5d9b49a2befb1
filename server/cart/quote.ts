/** What lines come to under the catalogue as it is (storefront.md sections 3, 8 and 9): pure, so that checkout can reckon by it too. */
import type { AskedLine, Quote, QuotedLine } from '#contract/cart.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { inSteps, maximumOf, sumsOf, vatIn } from '#contract/rules/cart-sums.ts';

const GONE = { en: 'A product that is gone', ar: 'منتج لم يعد متوفّراً' };

const NO_DEPOSITS: ReadonlyMap<string, number> = new Map();

/** `cards` by stock code; a code that is not there is a product that the shop no longer has. `deposits` likewise: fils for one of what has a deposit. */
export function quoteOf(
  asked: readonly AskedLine[],
  cards: ReadonlyMap<string, ProductCard>,
  deposits = NO_DEPOSITS,
): Quote {
  const lines = asked.map((line) => quotedLine(line, cards.get(line.stockCode)));
  const cart = lines.filter((line) => line.cartType === 'CRT');
  const gifts = lines.filter((line) => line.cartType === 'CGB');
  const isBox = (line: QuotedLine): boolean => cards.get(line.stockCode)?.giftRole === 'container';
  const box = gifts.find(isBox) ?? null;
  const paid = sumsOf([...cart, ...gifts]);
  return {
    lines: cart,
    regulars: lines.filter((line) => line.cartType === 'REG'),
    gifts: { box, items: gifts.filter((line) => line !== box) },
    cartRate: sumsOf(cart).rate,
    giftRate: sumsOf(gifts).rate,
    oldRate: paid.oldRate,
    savings: paid.savings,
    total: paid.rate,
    vat: vatIn(paid.rate),
    deposit: [...cart, ...gifts].reduce((sum, one) => sum + (deposits.get(one.stockCode) ?? 0) * one.quantity, 0),
  };
}

function quotedLine(line: AskedLine, card: ProductCard | undefined): QuotedLine {
  const { stockCode, cartType, seenPrice, quantity: asked } = line;
  const minimumOrder = card?.minimumOrder ?? 1;
  const maximum = maximumOf(minimumOrder);
  const known = {
    stockCode,
    cartType,
    seenPrice,
    asked,
    minimumOrder,
    maximum,
    name: card?.name ?? GONE,
    image: card?.image ?? '',
  };
  if (!card || card.listing === 'inactive' || card.isComingSoon || isOutOfStock(card)) {
    return { ...known, state: 'out_of_stock', price: 0, oldPrice: 0, quantity: 0 };
  }
  const price = currentPrice(card);
  return {
    ...known,
    state: price !== seenPrice ? 'price_changed' : asked > maximum ? 'maximum' : 'ok',
    price,
    oldPrice: card.price,
    quantity: inSteps(asked, minimumOrder),
  };
}
