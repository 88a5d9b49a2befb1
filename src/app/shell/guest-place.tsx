import { Trans } from '@lingui/react/macro';

import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { useKeptAnswer } from '#src/state/kept-answer.ts';
import { useLocale } from '#src/state/locale.tsx';

import { PlaceAndTime } from './place-and-time.tsx';

/** The area that was chosen on this device, and the first time that is free there; the question, where none was. */
export function GuestPlace() {
  const locale = useLocale();
  const chosen = useKeptAnswer(guestArea);
  if (!chosen) return <Trans>Where should we deliver?</Trans>;
  return <PlaceAndTime label="" area={chosen.name[locale]} emirateId={chosen.emirateId} />;
}
