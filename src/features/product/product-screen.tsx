import { Trans } from '@lingui/react/macro';

import type { ProductDetail } from '#contract/catalogue.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import { ActionBar } from './action-bar.tsx';
import { Attributes } from './attributes.tsx';
import { CutChoice } from './cut-choice.tsx';
import { EgiftAmounts } from './egift-amounts.tsx';
import { Gallery } from './gallery.tsx';
import { InsteadRow } from './instead-row.tsx';
import { LeadAction } from './lead-action.tsx';
import { MadeWith } from './made-with.tsx';
import { MoreInFamily } from './more-in-family.tsx';
import { OtherActions } from './other-actions.tsx';
import { ProductName } from './product-name.tsx';
import { ProductStory } from './product-story.tsx';
import { ProductSummary } from './product-summary.tsx';
import type { ProductTab } from './product-tabs.ts';
import { ProductTrail } from './product-trail.tsx';
import { useNotInstead } from './use-not-instead.ts';

import styles from './product-screen.module.css';

const DeliveryBrief = later(async () => (await import('#src/blocks/delivery-brief.tsx')).DeliveryBrief);

interface Props {
  detail: ProductDetail;
  /** ISO time at which the server gave it, and its prices. */
  asOf: string;
  tab: ProductTab | undefined;
  onTab: (tab: ProductTab) => void;
}

/** storefront.md section 2, "Product detail view". */
export function ProductScreen({ detail, asOf, tab, onTab }: Props) {
  const locale = useLocale();
  const { card, gallery } = detail;
  const name = card.name[locale];
  // The header tells a shopper when the next delivery is.
  const isGuest = useSessionUser() === null;
  const isOut = isOutOfStock(card) && !card.isComingSoon;
  const others = useNotInstead(card, isOut, detail.moreInFamily);
  const lead = (
    <div className={styles.lead}>
      <LeadAction card={card} isChosen />
    </div>
  );
  return (
    <article className={styles.page} aria-labelledby="product-name">
      <ProductTrail card={card} categoryName={detail.categoryName} />
      <div className={styles.product}>
        <div className={styles.pictures} data-low={isOut ? 'out' : detail.cuts.length > 0 ? '' : undefined}>
          <Gallery key={card.stockCode} name={name} pictures={gallery.length > 0 ? gallery : [card.image]} />
        </div>
        <div className={styles.words}>
          <PagePriceAge asOf={asOf} />
          <ProductSummary card={card} heading={<ProductName card={card} />}>
            {isOut && (
              <>
                {lead}
                <InsteadRow card={card} />
              </>
            )}
            {card.isEGift && <EgiftAmounts card={card} others={detail.moreInFamily} />}
            <CutChoice cuts={detail.cuts} heading={card.choice?.[locale]} currentStockCode={card.stockCode} />
          </ProductSummary>
          {!isOut && lead}
          {!isOut && isGuest && (
            <p className={styles.brief}>
              <DeliveryBrief />
            </p>
          )}
          <OtherActions card={card} />
          {detail.attributes.length > 0 && (
            <section aria-labelledby="key-facts">
              <h2 id="key-facts" className={styles.title}>
                <Trans>Key facts</Trans>
              </h2>
              <Attributes attributes={detail.attributes} />
            </section>
          )}
          <ProductStory detail={detail} tab={tab} onTab={onTab} />
        </div>
      </div>
      <MadeWith included={detail.included} excluded={detail.excluded} />
      <MoreInFamily card={card} categoryName={detail.categoryName} cards={others} />
      <ActionBar card={card} />
    </article>
  );
}
