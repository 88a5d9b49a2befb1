import { Trans } from '@lingui/react/macro';

import type { Address } from '#contract/addresses.ts';
import { toAddress, type Choices, type ChosenTime } from '#src/domain/checkout/choices.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { AddressBlock } from './address-block.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import { ContactBlock } from './contact-block.tsx';

interface Props {
  /** Undefined while it is not known; null where the shopper has none. */
  address: Address | null | undefined;
  /** E.164; empty where the shop knows none. */
  contact: string;
  /** Another number that is being typed; empty where none is. */
  typed: string;
  /** The time on the screen: another address keeps it where it can. */
  time: ChosenTime | null;
  onChange: (change: Partial<Choices>) => void;
  /** The shop's sentences. */
  errors: { readonly address: string | undefined; readonly contact: string | undefined };
}

/** Where the order goes and who is called. */
export function DeliverToBlock({ address, contact, typed, time, onChange, errors }: Props) {
  return (
    <CheckoutBlock icon="map-pin" title={<Trans>Delivery address</Trans>}>
      {address === undefined ? (
        <Skeleton height="84px" />
      ) : (
        <AddressBlock
          chosen={address}
          onChoose={(addressId) => onChange(toAddress(addressId, time))}
          error={errors.address}
        />
      )}
      {address && <ContactBlock phone={contact} typed={typed} onChange={onChange} error={errors.contact} />}
    </CheckoutBlock>
  );
}
