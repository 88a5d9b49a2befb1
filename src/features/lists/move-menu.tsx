import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';

import { ActionMenu } from '#src/ui/action-menu.tsx';
import type { IconName } from '#src/ui/icon-names.ts';

import type { ItemPlace } from './item-place.ts';

interface Props {
  name: string;
  place: ItemPlace;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Where an item can be moved to without dragging. Loaded when it is first asked for. */
export function MoveMenu({ name, place: { index, count, moveTo }, anchor, onClose }: Props) {
  const { t } = useLingui();
  const ways: { id: number; icon: IconName; label: string }[] = [
    { id: index - 1, icon: 'arrow-up', label: t`Move up` },
    { id: index + 1, icon: 'arrow-down', label: t`Move down` },
    { id: 0, icon: 'arrow-line-up', label: t`Move to the top` },
  ];
  // A step away from the top, "up" is to the top.
  const open = ways.filter(({ id, icon }) => id >= 0 && id < count && (icon !== 'arrow-line-up' || index > 1));
  const actions = open.map((way) => ({ ...way, act: () => moveTo(way.id) }));
  return <ActionMenu label={t`Move ${name}`} actions={actions} anchor={anchor} onClose={onClose} />;
}
