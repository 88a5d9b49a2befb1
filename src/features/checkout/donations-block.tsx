import { Trans } from '@lingui/react/macro';

import type { Extras } from '#src/domain/checkout/extras.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { later } from '#src/ui/later.tsx';

import { CheckoutFold } from './checkout-fold.tsx';
/** It is in a fold that most orders leave closed. */
const DonationPartner = later(async () => (await import('./donation-partner.tsx')).DonationPartner);

interface Props {
  partners: Extras['partners'];
  /** Fils, by partner. */
  donations: Readonly<Record<number, number>>;
  onChange: (donations: Record<number, number>) => void;
  error: string | undefined;
}

/** A donation beside the order, for each partner one (remaining.md CK 26). */
export function DonationsBlock({ partners, donations, onChange, error }: Props) {
  const locale = useLocale();
  const given = Object.values(donations).reduce((sum, fils) => sum + fils, 0);
  const chosen = given > 0 ? <bdi>{formatMoney(given, locale)}</bdi> : <Trans>To a cause of your choice</Trans>;
  return (
    <CheckoutFold icon="heart" title={<Trans>Donate</Trans>} chosen={chosen} hasError={error !== undefined}>
      {partners.map((partner) => (
        <DonationPartner
          key={partner.id}
          partner={partner}
          fils={donations[partner.id] ?? 0}
          onGive={(fils) => onChange({ ...donations, [partner.id]: fils })}
        />
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </CheckoutFold>
  );
}
