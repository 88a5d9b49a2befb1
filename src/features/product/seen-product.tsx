import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { ActionBar } from './action-bar.tsx';
import { Gallery } from './gallery.tsx';
import { LeadAction } from './lead-action.tsx';
import { OtherActions } from './other-actions.tsx';
import { ProductName } from './product-name.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTrail } from './product-trail.tsx';

import notes from '#src/blocks/quiet-note.module.css';
import screen from './product-screen.module.css';

interface Props {
  card: ProductCard;
  /** ISO time at which the server gave the card, and its price. */
  asOf: string;
  onRetry: () => void;
}

/** Without signal, a product whose page was never opened: what its card says, in the places of the whole page, and that there is more. */
export function SeenProduct({ card, asOf, onRetry }: Props) {
  const name = card.name[useLocale()];
  const isOut = isOutOfStock(card) && !card.isComingSoon;
  return (
    <article className={screen.page} aria-labelledby="product-name">
      <ProductTrail card={card} />
      <div className={screen.product}>
        <div className={screen.pictures} data-low={isOut ? 'out' : undefined}>
          <Gallery key={card.stockCode} name={name} pictures={[card.image]} isSmall />
        </div>
        <div className={screen.words}>
          <PagePriceAge asOf={asOf} />
          <ProductSummary card={card} heading={<ProductName card={card} />} />
          <div className={screen.lead}>
            <LeadAction card={card} isChosen />
          </div>
          <OtherActions card={card} />
          <div className={notes.note}>
            <Icon name="wifi-slash" size={24} />
            <Status className={notes.words}>
              <Trans>The description, ingredients and the rest come once there is a signal.</Trans>
            </Status>
            <Button look="quiet" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </div>
      </div>
      <ActionBar card={card} />
    </article>
  );
}
