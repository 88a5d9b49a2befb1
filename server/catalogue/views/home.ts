/** What the home page shows. Without authored content (an imported catalogue) it still has categories and carousels. */
import type { HomeCarousel, Home } from '#contract/catalogue.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { itemIds, readHomeContent } from '#server/catalogue/read-store.ts';
import type { CarouselContent } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';

import { categoriesOf } from './categories.ts';
import { pickFor } from './pick.ts';

/** Cards a carousel: home is the first thing that crosses a slow line. */
const MOST = 12;
/** As many of a row are seen before anybody moves it. */
const SEEN_AT_FIRST = 6;

const DEFAULTS: readonly CarouselContent[] = [
  { key: 'offers', title: { en: 'Offers', ar: 'العروض' }, link: '/searchpage?featured=offers', pick: 'promotions' },
  { key: 'new', title: { en: 'New arrivals', ar: 'وصل حديثاً' }, link: '/searchpage?featured=new', pick: 'new' },
];

export async function homeView(catalogue: Catalogue, db: Database): Promise<Home> {
  const content = await readHomeContent(db.orm);
  const authored = content?.carousels ?? DEFAULTS;
  const carousels = await Promise.all(authored.map((carousel) => fill(carousel, catalogue, db)));
  return {
    hero: content?.hero ?? [],
    categories: categoriesOf(catalogue.shelf()),
    offers: content?.offers ?? [],
    carousels: newFirst(carousels.filter((carousel) => carousel.products.length > 0)),
  };
}

/** What a row above shows at first stands last in the rows below it: nobody wants to meet the same milk twice while scrolling. */
export function newFirst(carousels: readonly HomeCarousel[]): HomeCarousel[] {
  const seen = new Set<string>();
  return carousels.map((carousel) => {
    const isSeen = ({ stockCode }: { stockCode: string }): boolean => seen.has(stockCode);
    const products = [...carousel.products.filter((card) => !isSeen(card)), ...carousel.products.filter(isSeen)];
    for (const { stockCode } of products.slice(0, SEEN_AT_FIRST)) seen.add(stockCode);
    return { ...carousel, products };
  });
}

async function fill(
  { key, title, link, pick }: CarouselContent,
  catalogue: Catalogue,
  db: Database,
): Promise<HomeCarousel> {
  const isAuthored = typeof pick === 'object' && 'codes' in pick;
  const ids = isAuthored ? await itemIds(db.orm, pick.codes) : pickFor(pick, catalogue.shelf(), MOST);
  return { key, title, link, products: (await catalogue.cards(ids)).filter((card) => card.listing === 'active') };
}
