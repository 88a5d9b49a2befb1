import { Trans } from '@lingui/react/macro';

import { spacedPhone } from '#contract/rules/phone.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';

import { FormBox } from './form-box.tsx';
import { SettingButton } from './setting-button.tsx';

import rows from './setting-row.module.css';

/** The number, the e-mail and the address that a delivery goes by, each with its form in a panel beside the page. Their rows are there before their words are. */
export function DetailsCard() {
  const locale = useLocale();
  const profile = useMine(myProfile()).data?.value;
  const isToConfirm = profile !== undefined && !profile.isEmailProved && profile.email !== '';
  const places = useMine(myAddresses()).data?.value.addresses;
  const chosen = places?.find(({ isDefault }) => isDefault);
  return (
    <FormBox title={<Trans>Your details</Trans>}>
      <div className={rows.pairs}>
        <SettingButton
          icon="device-mobile"
          label={<Trans>Mobile</Trans>}
          title={
            profile?.mobile ? (
              <bdi dir="ltr">{spacedPhone(profile.mobile)}</bdi>
            ) : profile ? (
              <Trans>None yet</Trans>
            ) : (
              '\u00a0'
            )
          }
          onClick={() => openPanel('myprofile', {})}
        />
        <SettingButton
          icon="envelope-simple"
          label={isToConfirm ? <Trans>Confirm your email</Trans> : <Trans>Email</Trans>}
          title={profile?.email === '' ? <Trans>None yet</Trans> : <bdi>{profile?.email ?? '\u00a0'}</bdi>}
          onClick={() => openPanel(isToConfirm || profile?.email === '' ? 'email' : 'myprofile', {})}
        />
        <SettingButton
          icon="map-pin"
          label={<Trans>Delivery address</Trans>}
          title={chosen ? chosen.full[locale] : places ? <Trans>None yet</Trans> : '\u00a0'}
          onClick={() => openPanel('myaddress', {})}
        />
      </div>
    </FormBox>
  );
}
