import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction, hasFullRange } from '#contract/rules/availability.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import type { IconName } from '#src/ui/icon-names.ts';

export interface CardExtra {
  readonly id: 'quick-view' | 'list' | 'regular' | 'alternatives' | 'range';
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

/** What can be done with a product beside what its card leads with (storefront.md section 2, action area). */
export function useCardExtras(card: ProductCard): CardExtra[] {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const action = cardAction(card);
  const extras: CardExtra[] = [
    {
      id: 'quick-view',
      icon: 'eye',
      label: t`Quick view`,
      act: () => openPanel('mobile_product_detail', { card }),
    },
    {
      id: 'list',
      icon: 'list-plus',
      label: t`Add to list`,
      act: () =>
        whenSignedIn('lists', () => openPanel('my_list_sidebar', { card }), {
          kind: 'list',
          stockCode: card.stockCode,
          quantity: 0,
        }),
    },
  ];
  if (card.isRegularEligible && action === 'add') {
    extras.push({
      id: 'regular',
      icon: 'repeat',
      label: t`Make it a regular order`,
      act: () => openPanel('regular_modal', { stockCode: card.stockCode, name: card.name }),
    });
  }
  if (action === 'notify-me') {
    extras.push({
      id: 'alternatives',
      icon: 'arrows-left-right',
      label: t`View alternatives`,
      act: () => openPanel('alternative', { card }),
    });
  }
  if (hasFullRange(card)) {
    extras.push({
      id: 'range',
      icon: 'stack',
      label: t`View full range`,
      act: () =>
        void navigate({
          to: '/$locale/viewall/$slug',
          params: { locale, slug: card.brandSlug },
          search: { plProductDocno: card.productId },
        }),
    });
  }
  return extras;
}
