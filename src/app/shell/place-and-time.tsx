import { Trans } from '@lingui/react/macro';

import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { NextSlot } from './next-slot.tsx';

import styles from './deliver-to-place.module.css';

interface Props {
  /** What the shopper calls it; empty where it has no name of its own. */
  label: string;
  area: string;
  emirateId: number;
}

/** "Home, Dubai Marina, Today 16:00 – 18:00": where an order would go, and when it could be there. */
export function PlaceAndTime({ label, area, emirateId }: Props) {
  const comma = useLocale() === 'ar' ? '، ' : ', ';
  return (
    <>
      <span className={styles.place}>
        <span className={styles.label}>
          <VisuallyHidden>
            <Trans>Deliver to</Trans>{' '}
          </VisuallyHidden>
          {label !== '' && label !== area && (
            <bdi>
              {label}
              {comma}
            </bdi>
          )}
        </span>
        <bdi>{area}</bdi>
      </span>
      <NextSlot emirateId={emirateId} joint={comma} />
    </>
  );
}
