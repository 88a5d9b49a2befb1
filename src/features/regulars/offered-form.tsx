import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { regularMessages } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import { myRegulars, regularFrequencies, regularOffer, regularTimes } from '#src/domain/regulars/queries.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { useLocale } from '#src/state/locale.tsx';
import { whenPanelsChange } from '#src/state/panels.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { choiceBefore } from './first-choice.ts';
import { OfferFailure } from './offer-failure.tsx';
import { RegularForm } from './regular-form.tsx';

/** Asks what the regular order would be, and for what there is to choose from. */
export function OfferedForm({ subject }: { subject: RegularSubject }) {
  const locale = useLocale();
  const repeats = 'orderDocno' in subject ? undefined : subject.repeats;
  const offered = useQuery(regularOffer(subject));
  const frequencies = useQuery(regularFrequencies());
  const times = useQuery(regularTimes());
  const mine = useQuery({ ...myRegulars(), enabled: repeats !== undefined });
  const { refetch } = offered;
  // An address may have been added in a panel above this one.
  useEffect(() => whenPanelsChange(() => void refetch()), [refetch]);
  const asked = [offered, frequencies, times, ...(repeats === undefined ? [] : [mine])];
  const failed = asked.find(({ data, error }) => !data && error);
  if (failed?.error) {
    const again = (): void => {
      for (const one of asked) if (!one.data) void one.refetch();
    };
    return <OfferFailure error={failed.error} onRetry={again} />;
  }
  const offer = offered.data?.value;
  const weeks = frequencies.data?.value.frequencies;
  const hours = times.data?.value.times;
  if (!offer || !weeks || !hours || (repeats !== undefined && !mine.data)) {
    return (
      <>
        <VisuallyHidden>
          <Trans>Loading</Trans>
        </VisuallyHidden>
        <Skeleton height="560px" />
      </>
    );
  }
  if (offer.products.length === 0) {
    const none = 'orderDocno' in subject ? regularMessages.nothingRegular : regularMessages.notRegular;
    return <Notice icon="repeat" title={say(none, locale)} />;
  }
  const repeated = mine.data?.value.regulars.find(({ docno }) => docno === repeats);
  return (
    <RegularForm
      subject={subject}
      offer={offer}
      frequencies={weeks}
      times={hours}
      before={choiceBefore(offer, repeated, hours)}
      onChanged={() => void refetch()}
    />
  );
}
