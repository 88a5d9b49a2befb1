import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { shownAlternatives } from '#contract/rules/alternatives.ts';
import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { alternatives } from '#src/domain/catalogue/queries.ts';
import { leavePanels } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { AlternativeRow } from './alternative-row.tsx';
import { InsteadOf } from './instead-of.tsx';

import styles from './alternatives-panel.module.css';

/** What could stand in for a product: the three texts of storefront.md section 8, inactive items hidden (section 9). */
export function AlternativesPanel({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(alternatives(card.productId, card.stockCode));
  if (data) {
    const shown = shownAlternatives(data.value.products);
    if (shown.length === 0) return <Notice icon="basket" title={<Trans>No alternative products found</Trans>} />;
    return (
      <div className={styles.panel}>
        <AgeNotice ofPrices asOf={data.asOf} />
        <InsteadOf card={card} />
        <ul className={styles.rows} aria-label={t`Alternatives`}>
          {shown.map((one, at) => (
            <li key={one.stockCode}>
              <AlternativeRow card={one} instead={card} isClosest={at === 0} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (isError) {
    return (
      <Notice icon="warning-circle" title={<Trans>Failed to load alternative products</Trans>} said="alert">
        <Button onClick={() => leavePanels(() => location.reload())}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.panel} aria-busy="true">
      {[64, 110, 110, 110].map((height, at) => (
        <Skeleton key={at} height={`${height}px`} />
      ))}
    </div>
  );
}
