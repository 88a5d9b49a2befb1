import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { OptionRow } from './option-row.tsx';
import { useEditAddress } from './use-edit-address.ts';

import styles from './rows.module.css';

interface Props {
  /** Null where the shopper has none. */
  chosen: number | null;
  onChoose: (id: number) => void;
  error: string | undefined;
}

/** Where it goes: one of the shopper's addresses, which can be changed here (account.md section 2, Checkout screen). */
export function AddressBlock({ chosen, onChoose, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = useId();
  const { data } = useQuery(myAddresses());
  const edit = useEditAddress();
  const addresses = data?.value.addresses;
  return (
    <CheckoutBlock icon="map-pin" title={<Trans>Delivery address</Trans>}>
      <div role="radiogroup" aria-label={t`Delivery address`} className={styles.rows}>
        {!addresses && <Skeleton height="70px" />}
        {addresses?.map(({ id, label, full }) => (
          <OptionRow
            key={id}
            name={name}
            value={String(id)}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
            note={<bdi>{full[locale]}</bdi>}
            beside={
              <Button look="plain" aria-label={t`Edit ${label[locale]}`} onClick={() => edit(id)}>
                <Icon name="pencil-simple" size={18} />
              </Button>
            }
          >
            <bdi>{label[locale]}</bdi>
          </OptionRow>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        look="quiet"
        onClick={() => {
          openPanel('fetchNewPinNewAddress', {});
        }}
      >
        <Icon name="plus" size={18} />
        <Trans>Add new address</Trans>
      </Button>
    </CheckoutBlock>
  );
}
