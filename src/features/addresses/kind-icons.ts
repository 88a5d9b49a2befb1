import type { AddressKind } from '#contract/rules/address.ts';
import type { IconName } from '#src/ui/icon-names.ts';

export const KIND_ICONS: Record<AddressKind, IconName> = { home: 'house', work: 'briefcase', other: 'map-pin' };
