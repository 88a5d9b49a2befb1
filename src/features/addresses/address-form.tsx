import { Trans, useLingui } from '@lingui/react/macro';

import type { AddressPlace } from '#contract/address-urls.ts';
import type { Address } from '#contract/addresses.ts';
import { ADDRESS_LINE_MAX, ADDRESS_TITLE_MAX, type AddressDraft } from '#contract/rules/address.ts';
import { withoutPrefix } from '#contract/rules/phone.ts';
import { MobileField } from '#src/blocks/mobile-field.tsx';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { AreaFields } from './area-fields.tsx';
import { KindField } from './kind-field.tsx';
import { PinField } from './pin-field.tsx';
import { useAddressForm } from './use-address-form.ts';

import bars from '#src/ui/bottom-bar.module.css';
import saves from '#src/ui/save-bar.module.css';
import styles from './address-form.module.css';

interface Props {
  place: AddressPlace;
  /** The address that is changed; null for a new one. */
  address: Address | null;
  first: TypedAddress;
  /** The map has just given another pin in the place of one. */
  isPinMoved: boolean;
  /** It is the default already, and stays so until another is. */
  isDefault: boolean;
  /** Two seconds after a save. */
  onDone: () => void;
  onPin: () => void;
}

/** account.md section 5, Address; the landmark is a part of it and the driver's first, because in the Emirates it is what finds a door. Save stays in sight on a phone. */
export function AddressForm({ place, address, first, isPinMoved, isDefault, onDone, onPin }: Props) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { values, set, problem, step, save } = useAddressForm({ address, first, isPinMoved, onDone });
  const form = useFocusOnError(problem);
  const wrong = (field: keyof AddressDraft): string | undefined =>
    problem?.field === field ? problem.sentence : undefined;
  const typed = (field: 'title' | 'line1' | 'line2' | 'landmark' | 'mobile' | 'makani') => ({
    value: values[field],
    onChange: (value: string) => set(field, value),
    error: wrong(field),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {isOffline && (
        <Status className={styles.offline}>
          <Icon name="wifi-slash" />
          <Trans>Saving an address needs the network. What you type stays here.</Trans>
        </Status>
      )}
      <PinField
        values={values}
        place={place.pin?.place ?? ''}
        error={wrong('latitude') ?? wrong('longitude')}
        onPin={onPin}
      />
      <div className={styles.parts}>
        <div className={styles.part}>
          <KindField chosen={values.kind} onChoose={(kind) => set('kind', kind)} />
          {values.kind === 'other' && (
            <TextField
              label={t`Name of the address (optional)`}
              name="addrTitle"
              maxLength={ADDRESS_TITLE_MAX}
              placeholder={t`Grandmother's house`}
              {...typed('title')}
            />
          )}
          <AreaFields values={values} set={set} wrong={wrong} />
          <TextField
            label={t`Building, villa or flat, and street`}
            name="addrLine1"
            autoComplete="address-line1"
            placeholder={t`Villa 12, Street 4`}
            maxLength={ADDRESS_LINE_MAX}
            {...typed('line1')}
          />
          <TextField
            label={t`Floor, gate or anything else (optional)`}
            name="addrLine2"
            autoComplete="address-line2"
            placeholder={t`Floor 3, Gate 2`}
            maxLength={ADDRESS_LINE_MAX}
            {...typed('line2')}
          />
          {!isDefault && (
            <CheckField name="addrDefault" isChecked={values.isDefault} onChange={(isOn) => set('isDefault', isOn)}>
              <Trans>Deliver here by default</Trans>
            </CheckField>
          )}
        </div>
        <div className={styles.part}>
          <h2 className={styles.group}>
            <Trans>For the driver</Trans>
          </h2>
          <TextField
            label={t`Nearest landmark (optional)`}
            name="addrLandMark"
            maxLength={ADDRESS_LINE_MAX}
            placeholder={t`Opposite Al Noor Mosque`}
            hint={t`A mosque, a school or a shop nearby`}
            {...typed('landmark')}
          />
          <MobileField
            label={t`Mobile number`}
            name="addrMobile"
            autoComplete="tel"
            maxLength={40}
            {...typed('mobile')}
            value={withoutPrefix(values.mobile)}
          />
          <TextField
            label={t`Makani number (optional)`}
            name="addrMakani"
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            placeholder="12345 67890"
            maxLength={14}
            hint={t`The ten digits on the plate beside the door, in Dubai`}
            {...typed('makani')}
          />
        </div>
      </div>
      {problem?.field === null && (
        <p role="alert" className={styles.error}>
          {problem.sentence}
        </p>
      )}
      <div className={`${bars.bar} ${saves.save}`} data-own-foot="">
        <Button type="submit" aria-disabled={step !== 'typing'}>
          {step === 'typing' && <Trans>Save address</Trans>}
          {step === 'saving' && <Trans>Saving…</Trans>}
          {step === 'saved' && <Trans>Saved</Trans>}
        </Button>
      </div>
    </form>
  );
}
