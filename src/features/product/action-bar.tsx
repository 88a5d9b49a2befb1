import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';

import { LeadAction } from './lead-action.tsx';
import { TakenPrice } from './taken-price.tsx';

import styles from './action-bar.module.css';

/** On a phone the leading action stays under the thumb, in the tabs' stead, the footer leaves room for it. That there is none is said beside its price. */
export function ActionBar({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} data-own-foot="" aria-label={t`Buy`}>
      {(!isOutOfStock(card) || card.isComingSoon) && <TakenPrice card={card} />}
      <div className={styles.lead}>
        <LeadAction card={card} isChosen />
      </div>
    </section>
  );
}
