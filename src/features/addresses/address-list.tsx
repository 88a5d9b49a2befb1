import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Address } from '#contract/addresses.ts';
import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { AddAddressButton } from './add-address-button.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { DeleteAddress } from './delete-address.tsx';
import { useAddressActions } from './use-address-actions.ts';

import styles from './address-list.module.css';

interface Props {
  onAdd: () => void;
  onEdit: (address: Address) => void;
  /** With as many addresses each shows where it is. */
  mapsUpTo?: number;
  /** Where somebody came to choose one: a card is tapped anywhere, and this is called once it is the default. */
  onChosen?: () => void;
}

/** The shopper's addresses, on a page or in a panel; without signal as they were, with their age. */
export function AddressList({ onAdd, onEdit, mapsUpTo = 1, onChosen }: Props) {
  // Another device may have changed them a moment ago.
  const { data, error, refetch } = useQuery({ ...myAddresses(), refetchOnMount: 'always' });
  const { t } = useLingui();
  const locale = useLocale();
  const { busyId, setDefault, remove } = useAddressActions();
  const [toDelete, setToDelete] = useState<Address | null>(null);
  if (!data) return error ? <FailureNotice error={error} onRetry={() => void refetch()} /> : <AddressSkeleton />;
  const { addresses } = data.value;
  return (
    <div className={styles.list}>
      <AgeNotice asOf={data.asOf} />
      {addresses.length === 0 ? (
        <Notice icon="map-pin" title={<Trans>No addresses yet</Trans>}>
          <p>
            <Trans>Add the first one, and we know where to bring your groceries.</Trans>
          </p>
          <AddAddressButton onAdd={onAdd} />
        </Notice>
      ) : (
        <div className={styles.cards}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isBusy={busyId === address.id}
              hasMap={addresses.length <= mapsUpTo}
              isChoice={onChosen !== undefined}
              onDefault={() => void setDefault(address).then((isDone) => isDone && onChosen?.())}
              onChoose={() => {
                const name = address.label[locale];
                if (address.isDefault) onChosen?.();
                else void setDefault(address, t`We deliver to ${name} now`).then((isDone) => isDone && onChosen?.());
              }}
              onEdit={() => onEdit(address)}
              onDelete={() => setToDelete(address)}
            />
          ))}
          <AddAddressButton className={styles.add} onAdd={onAdd} />
        </div>
      )}
      {toDelete && (
        <DeleteAddress
          address={toDelete}
          onAnswer={(isYes) => {
            setToDelete(null);
            if (isYes) void remove(toDelete);
          }}
        />
      )}
    </div>
  );
}
