import { Trans } from '@lingui/react/macro';

import type { Extras } from '#src/domain/checkout/extras.ts';

import { CheckoutBlock } from './checkout-block.tsx';
import { DonationPartner } from './donation-partner.tsx';

interface Props {
  partners: Extras['partners'];
  /** Fils, by partner. */
  donations: Readonly<Record<number, number>>;
  onChange: (donations: Record<number, number>) => void;
  error: string | undefined;
}

/** A donation beside the order, for each partner one (remaining.md CK 26). */
export function DonationsBlock({ partners, donations, onChange, error }: Props) {
  return (
    <CheckoutBlock icon="heart" title={<Trans>Donate</Trans>}>
      {partners.map((partner) => (
        <DonationPartner
          key={partner.id}
          partner={partner}
          fils={donations[partner.id] ?? 0}
          onGive={(fils) => onChange({ ...donations, [partner.id]: fils })}
        />
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </CheckoutBlock>
  );
}
