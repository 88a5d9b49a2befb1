import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Facet, SearchInput } from '#contract/catalogue.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { bandPlace, PRICE_BANDS } from '#contract/rules/price-bands.ts';
import { isInRange, isPrice, readPriceRange } from '#contract/rules/price-range.ts';
import { unitRate } from '#contract/rules/unit-rate.ts';
import { slugOf, type Locale } from '#contract/urls.ts';

import { cardsIn, keptAnswers, newestOf, type SeenCard } from './seen-cards.ts';
import { seenCodesFor, indexOf } from './seen-index.ts';

type Question = Pick<SearchInput, 'query' | 'sort' | Facet>;

export interface SeenProducts {
  cards: ProductCard[];
  /** When the oldest of them was given. */
  asOf: string;
}

export interface SeenCatalogue {
  size: number;
  find(question: Question, locale: Locale): SeenProducts;
}

let last: { mark: string; catalogue: SeenCatalogue } | undefined;

/** The catalogue as far as this device has kept it and `shown` it. Built again only when either has changed. */
export async function openSeenCatalogue(
  shown: readonly SeenCard[],
  store: CacheStorage | undefined = typeof caches === 'undefined' ? undefined : caches,
): Promise<SeenCatalogue> {
  const answers = await keptAnswers(store);
  const marks = [...answers.map(({ mark }) => mark), ...shown.map(({ card, asOf }) => `${card.stockCode} ${asOf}`)];
  const mark = marks.join('\n');
  if (last?.mark !== mark)
    last = { mark, catalogue: buildSeenCatalogue(newestOf([...(await cardsIn(answers)), ...shown])) };
  return last.catalogue;
}

export function buildSeenCatalogue(seen: readonly SeenCard[]): SeenCatalogue {
  const byCode = new Map(seen.map((one) => [one.card.stockCode, one]));
  const index = indexOf(seen.map((one) => one.card));
  return {
    size: seen.length,
    find(question, locale) {
      const isAsked = question.query.trim() !== '';
      const codes = isAsked ? seenCodesFor(index, question.query) : [...byCode.keys()];
      const found = codes.flatMap((code) => byCode.get(code) ?? []).filter(({ card }) => isChosen(card, question));
      return {
        cards: sortCards(
          found.map(({ card }) => card),
          question.sort,
          locale,
        ),
        asOf: found.reduce((oldest, { asOf }) => (asOf < oldest ? asOf : oldest), found[0]?.asOf ?? ''),
      };
    },
  };
}

/** What each filter group looks at in a card; keys as the catalogue writes them. */
const KEYS: Record<Facet, (card: ProductCard) => string[]> = {
  categories: (card) => [card.category],
  familyDesc: (card) => [slugOf(card.family.en), card.familyUrl],
  brandDesc: (card) => [card.brandSlug],
  originDesc: (card) => [card.originSlug, card.origin, slugOf(card.originName.en)],
  productDesc: (card) => [slugOf(card.name.en)],
  featured: (card) => [
    ...(card.promotionPrice === null ? [] : ['offers']),
    ...(card.labels.some((label) => label.en === 'New') ? ['new'] : []),
    ...(card.isRegularEligible ? ['regular'] : []),
    ...(card.giftRole !== null || card.isEGift ? ['gifts'] : []),
  ],
};

function isChosen(card: ProductCard, question: Question): boolean {
  const prices = question.featured.filter(isPrice);
  const asked = { ...question, featured: question.featured.filter((key) => !isPrice(key)) };
  if (prices.length > 0 && !prices.some((key) => hasPrice(card, key))) return false;
  return (Object.keys(KEYS) as Facet[]).every(
    (facet) => asked[facet].length === 0 || KEYS[facet](card).some((key) => asked[facet].includes(key)),
  );
}

/** Whether it costs what a band or a range of the shopper's own says. */
function hasPrice(card: ProductCard, key: string): boolean {
  const price = currentPrice(card);
  const range = readPriceRange(key);
  return range === null ? PRICE_BANDS[bandPlace(price) - 1]?.key === key : isInRange(price, range);
}

/** What of it costs by the kilo or litre, after these what is sold by the piece; what says neither comes last. */
function rateOrLast(card: ProductCard): number {
  const rate = unitRate(card);
  // Of one piece no card says what a piece costs.
  if (rate === null) return card.units.en.startsWith('1 pc') ? 1e12 + priceOrLast(card) : Number.MAX_SAFE_INTEGER;
  if (rate.unit.en === 'piece') return 1e12 + rate.fils;
  return rate.unit.en.startsWith('10 ') ? rate.fils * 100 : rate.fils;
}

/** What has no price is not the cheapest. */
const priceOrLast = (card: ProductCard): number => currentPrice(card) || Number.MAX_SAFE_INTEGER;

/** Of what was found: what this shopper bought before first. */
const orderOf = (card: ProductCard): number => (card.isPreviouslyPurchased ? 0 : 1);

/** What is sold out comes last in any order. */
function sortCards(cards: ProductCard[], sort: SearchInput['sort'], locale: Locale): ProductCard[] {
  const sorted = inOrder(cards, sort, locale);
  return [...sorted.filter((card) => !isOutOfStock(card)), ...sorted.filter(isOutOfStock)];
}

function inOrder(cards: ProductCard[], sort: SearchInput['sort'], locale: Locale): ProductCard[] {
  switch (sort) {
    case 'stockSortRate-ASC':
      return [...cards].sort((a, b) => priceOrLast(a) - priceOrLast(b));
    case 'stockRateTags-ASC':
      return [...cards].sort((a, b) => rateOrLast(a) - rateOrLast(b));
    case 'stockSortRate-DESC':
      return [...cards].sort((a, b) => currentPrice(b) - currentPrice(a));
    case 'stockDesc.keyword-ASC':
      return [...cards].sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
    case 'stockDesc.keyword-DESC':
      return [...cards].sort((a, b) => b.name[locale].localeCompare(a.name[locale], locale));
    default:
      return [...cards].sort((a, b) => orderOf(a) - orderOf(b));
  }
}
