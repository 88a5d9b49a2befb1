import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { ProductDetail } from '#contract/catalogue.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { productPage } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { HeadAction } from '#src/ui/head-action.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { Attributes } from './attributes.tsx';
import { CutChoice } from './cut-choice.tsx';
import { Gallery } from './gallery.tsx';
import { LeadAction } from './lead-action.tsx';
import { NutritionShort } from './nutrition-short.tsx';
import { ProductSummary } from './product-summary.tsx';
import { TakenPrice } from './taken-price.tsx';

import styles from './quick-view-panel.module.css';

/** storefront.md section 2, "Product quick view": what the card knows at once, its facts as they load; the way to all the rest, the price and Add stay in sight. */
export function QuickViewPanel({ card: given }: { card: ProductCard }) {
  const locale = useLocale();
  const [chosen, setChosen] = useState(given);
  const { data, error, refetch } = useQuery(productPage(chosen.stockCode));
  // All cuts have them in common: they stay in sight while another one loads.
  const [cuts, setCuts] = useState<ProductDetail['cuts']>([]);
  const detail = data?.value;
  if (detail && detail.cuts.length > 1 && cuts.length === 0) setCuts(detail.cuts);
  const card = detail?.card ?? chosen;
  const choose = (stockCode: string): void => {
    const cut = cuts.find((one) => one.card.stockCode === stockCode);
    if (cut) setChosen(cut.card);
  };
  const name = card.name[locale];
  return (
    <div className={styles.view}>
      <HeadAction>
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
          className={buttonClass('plain')}
        >
          <Trans>See full details</Trans>
        </Link>
      </HeadAction>
      <div className={styles.pictures}>
        <Gallery name={name} pictures={detail && detail.gallery.length > 0 ? detail.gallery : [card.image]} />
      </div>
      {data && <AgeNotice ofPrices asOf={data.asOf} />}
      <ProductSummary card={card} heading={<h3 className={styles.name}>{name}</h3>} />
      <CutChoice cuts={cuts} heading={card.choice?.[locale]} currentStockCode={card.stockCode} onChoose={choose} />
      {detail ? (
        <>
          {detail.attributes.length > 0 && (
            <section aria-labelledby="quick-facts">
              <h4 id="quick-facts" className={styles.title}>
                <Trans>Key facts</Trans>
              </h4>
              <Attributes attributes={detail.attributes} />
            </section>
          )}
          <section aria-labelledby="quick-nutrition">
            <h4 id="quick-nutrition" className={styles.title}>
              <Trans>Nutrition per 100 g</Trans>
            </h4>
            <NutritionShort nutrition={detail.nutrition} />
          </section>
        </>
      ) : error ? (
        <FailureNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton height="120px" />
          <Skeleton height="72px" />
        </>
      )}
      <div className={styles.lead}>
        {!isOutOfStock(card) && <TakenPrice card={card} />}
        <LeadAction card={card} isChosen={cuts.length > 1 && !isOutOfStock(card)} />
      </div>
    </div>
  );
}
