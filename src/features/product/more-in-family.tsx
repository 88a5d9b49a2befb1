import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import { slugOf } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { useLocale } from '#src/state/locale.tsx';

import styles from '#src/blocks/row-head.module.css';

interface Props {
  card: Card;
  /** Of the card's category, which is that of all the others too. */
  categoryName: Bilingual;
  cards: readonly Card[];
}

/** storefront.md section 9: 7.5 a view, 2 on a phone. A small family is filled up with others of its category: the row is named by what all of them are of. */
export function MoreInFamily({ card, categoryName, cards }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (cards.length === 0) return null;
  const isOneFamily = cards.every((one) => one.family[locale] === card.family[locale]);
  const shelf = isOneFamily ? card.family[locale] : categoryName[locale];
  // A promotion's own address is no family's (section 2), so there is no range to lead to.
  const slug = card.isPromotionItem ? '' : slugOf(card.familyUrl);
  return (
    <section aria-labelledby="more-in-family">
      <div className={styles.head}>
        <h2 id="more-in-family" className={styles.title}>
          <Trans>More in {shelf}</Trans>
        </h2>
        {!isOneFamily ? (
          <Link
            to="/$locale/searchpage"
            params={{ locale }}
            search={{ categories: [card.category] }}
            className={styles.all}
          >
            <Trans>See all</Trans>
          </Link>
        ) : (
          slug !== '' && (
            <Link to="/$locale/viewall/$slug" params={{ locale, slug }} className={styles.all}>
              <Trans>See all</Trans>
            </Link>
          )
        )}
      </div>
      <Carousel label={t`More in ${shelf}`} slides="more-in">
        {cards.map((one) => (
          <li key={one.stockCode}>
            <ProductCard card={one} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
