import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { AddressPlace } from '#contract/address-urls.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { useNamedPlaces } from '#src/blocks/pin-map/use-named-places.ts';
import { draftOf } from '#src/domain/addresses/drafts.ts';
import { lookUpPlace, searchPlaces } from '#src/domain/addresses/places.ts';
import { mapSettings, myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { AddressSkeleton } from './address-skeleton.tsx';
import { mapStart } from './map-start.ts';
import { PinPicker } from './pin-picker.tsx';

interface Props {
  /** The address whose pin moves; null for a new one. */
  id: number | null;
  /** On to the form, with the pin or without. */
  onDone: (place: AddressPlace) => void;
}

/** The map pin picker with what it asks the shop (account.md section 2). It opens where the shopper is known to live. */
export function PinStep({ id, onDone }: Props) {
  const client = useQueryClient();
  const locale = useLocale();
  const settings = useQuery(mapSettings());
  const { data, isPending } = useQuery(myAddresses());
  const places = useNamedPlaces();
  const suggest = useCallback((text: string) => searchPlaces(client, text, locale), [client, locale]);
  const reverse = useCallback((point: GeoPoint) => lookUpPlace(client, point, locale), [client, locale]);

  if (settings.error && !settings.data)
    return <FailureNotice error={settings.error} onRetry={() => void settings.refetch()} />;
  if (!settings.data || isPending || !places) return <AddressSkeleton />;
  const addresses = data?.value.addresses ?? [];
  const known = draftOf(id) ?? addresses.find((address) => address.id === id);
  const chosen = addresses.find(({ isDefault }) => isDefault);
  const { point, isGuess } = mapStart([known, chosen], places.middles);
  const { tileUrl, attribution } = settings.data.value;
  return (
    <PinPicker
      start={point}
      isGuess={isGuess}
      tileUrl={tileUrl}
      attribution={attribution}
      labels={places.labels}
      suggest={suggest}
      reverse={reverse}
      onConfirm={({ latitude, longitude }, place) =>
        onDone({ id, line1: '', pin: { latitude, longitude, place: place?.label ?? '' } })
      }
      onSkip={() => onDone({ id, line1: '', pin: null })}
    />
  );
}
