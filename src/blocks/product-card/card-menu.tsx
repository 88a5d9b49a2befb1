import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useFavourite } from '#src/blocks/use-favourite.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useLocale } from '#src/state/locale.tsx';
import { ActionMenu } from '#src/ui/action-menu.tsx';

import { useCardExtras } from './use-card-extras.ts';

interface Props {
  card: ProductCard;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Told by `later`, where this code cannot come. */
  onMissing?: () => void;
}

/** What a card keeps one level down, and its heart, which a row of alternatives has nowhere else: on a phone a sheet from below, where there is room a menu at its dots. Loaded when it is first asked for. */
export function CardMenu({ card, anchor, onClose }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const extras = useCardExtras(card);
  const { isOn, toggle } = useFavourite(card.stockCode, name);
  const sheet = useIsWide() ? undefined : { title: name, picture: card.image };
  return (
    <ActionMenu
      label={t`More for ${name}`}
      actions={[
        ...extras,
        {
          id: 'favourite',
          icon: isOn ? 'heart-fill' : 'heart',
          // The menu is of this one product, and named so.
          label: isOn ? t`Remove from favourites` : t`Add to favourites`,
          act: toggle,
        },
      ]}
      anchor={anchor}
      sheet={sheet}
      onClose={onClose}
    />
  );
}
