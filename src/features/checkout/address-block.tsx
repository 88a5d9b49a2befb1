import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, useRef, useState } from 'react';

import type { Address } from '#contract/addresses.ts';
import type { Locale } from '#contract/urls.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { useOpenMap } from '#src/blocks/use-open-map.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useEditAddress } from './use-edit-address.ts';

import styles from './rows.module.css';

/** As a neighbour would say it: the rest of the address is among the others, behind Change. */
function placesOf({ line1, area, emirate }: Address, locale: Locale): string[] {
  const places = [line1, area[locale], emirate[locale]];
  return places.filter((place, at) => place !== '' && !places.slice(0, at).some((said) => said.includes(place)));
}

interface Props {
  /** Null where the shopper has none. */
  chosen: Address | null;
  onChoose: (id: number) => void;
  error: string | undefined;
}

/** Where it goes: the address, and on demand the others, each of which can be changed here (account.md section 2, Checkout screen). */
export function AddressBlock({ chosen, onChoose, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = useId();
  const { data } = useQuery(myAddresses());
  const edit = useEditAddress();
  const openMap = useOpenMap(() => undefined);
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  /** By a finger or a mouse: whoever goes through the addresses with the arrow keys has not decided yet. */
  const isTapped = useRef(false);
  const choose = (id: number): void => {
    onChoose(id);
    if (!isTapped.current) return;
    change.current?.focus();
    setIsChanging(false);
  };
  const listed = isChanging ? (data?.value.addresses ?? []) : [];
  const add = (
    <Button look="quiet" onClick={() => openMap(null)}>
      <Icon name="plus" size={18} />
      <Trans>Add new address</Trans>
    </Button>
  );
  return (
    <>
      {chosen && (
        <div className={styles.pair}>
          <p>
            <strong>
              <bdi>{chosen.label[locale]}</bdi>
            </strong>
          </p>
          <Button
            ref={change}
            look="plain"
            aria-expanded={isChanging}
            aria-label={t`Change the delivery address`}
            onClick={() => setIsChanging((was) => !was)}
          >
            {isChanging ? <Trans>Done</Trans> : <Trans>Change</Trans>}
          </Button>
          <p>
            {placesOf(chosen, locale).map((place, at) => (
              <Fragment key={place}>
                {at > 0 && (locale === 'ar' ? '، ' : ', ')}
                <bdi>{place}</bdi>
              </Fragment>
            ))}
          </p>
        </div>
      )}
      {listed.length > 0 && (
        <div
          role="radiogroup"
          aria-label={t`Delivery address`}
          className={styles.rows}
          onPointerDown={() => (isTapped.current = true)}
          onKeyDownCapture={() => (isTapped.current = false)}
        >
          {listed.map(({ id, label, full }) => (
            <OptionRow
              key={id}
              name={name}
              value={String(id)}
              isChosen={id === chosen?.id}
              onChoose={() => choose(id)}
              note={full[locale]}
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
      )}
      {!chosen && (
        <p>
          <Trans>Where should it go? Add an address to see the delivery times there.</Trans>
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {(isChanging || !chosen) && add}
    </>
  );
}
