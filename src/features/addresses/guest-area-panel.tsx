import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { ChosenArea } from '#contract/chosen-area.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { allAreas, areaNearest, searchAreas } from '#src/domain/addresses/all-areas.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, closePanelsThen, openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { AreaFields } from './area-fields.tsx';
import { FIRST_PLACES } from './first-places.ts';
import { GuestAreaPlace } from './guest-area-place.tsx';
import { LocateButton } from './pin-map/locate-button.tsx';
import type { Located } from './pin-map/locate-me.ts';
import { PlaceSearch } from './place-search.tsx';
import { PopularAreaChips } from './popular-area-chips.tsx';

import forms from './address-form.module.css';
import styles from './guest-area-panel.module.css';
import pin from './pin-picker.module.css';

interface Choice {
  /** Of the lists: it is chosen before its area is. */
  readonly emirateId: number;
  readonly area: ChosenArea | null;
}

/** Where a guest would like it delivered: enough to say when we can come. Nothing of it leaves the device but the emirate that is asked about. */
export function GuestAreaPanel() {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const { data: known, isError, refetch } = useQuery(allAreas());
  const [{ emirateId, area }, setChoice] = useState<Choice>(() => {
    const kept = guestArea.read();
    return { emirateId: kept?.emirateId ?? 0, area: kept };
  });
  const [alert, setAlert] = useState<string | null>(null);
  const suggest = useCallback((text: string) => searchAreas(client, text, locale), [client, locale]);

  const choose = (areaId: number | null): void => {
    setAlert(null);
    // Read anew: where the device found itself, the lists may have come since this was drawn.
    const { areas } = client.getQueryData(allAreas().queryKey) ?? FIRST_PLACES;
    const found = areas.find(({ code }) => code === areaId);
    if (!found) return;
    const { code, emirateCode, name } = found;
    setChoice({ emirateId: emirateCode, area: { emirateId: emirateCode, areaId: code, name } });
  };
  const goTo = async (located: Located): Promise<void> => {
    if (located.kind === 'denied') return setAlert(t`Permissions denied`);
    if (located.kind === 'unknown') return setAlert(t`Your location could not be found`);
    const nearest = await areaNearest(client, located.point);
    if (!nearest.ok) return setAlert(t`The address search is not working right now`);
    if (nearest.value === null) return setAlert(t`You seem to be outside the Emirates. Search for your area instead.`);
    choose(nearest.value);
  };
  const deliver = (): void => {
    if (!area) return;
    guestArea.keep(area);
    closePanel();
  };
  const entry = known?.entries.find(({ areaCode }) => areaCode === area?.areaId);
  const name = area?.name[locale] ?? '';
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        <Trans>Choose your area to see when we can be there. It stays on this device.</Trans>
      </p>
      <LocateButton className={buttonClass('primary')} onLocated={(located) => void goTo(located)} />
      <PlaceSearch
        suggest={suggest}
        onChoose={({ areaCode }) => choose(areaCode)}
        label={t`Search for your area`}
        chosen={name}
      />
      {alert !== null && (
        <p className={pin.alert} role="alert">
          {alert}
        </p>
      )}
      {isError ? (
        <>
          <Status className={forms.offline}>
            <Icon name="wifi-slash" />
            <Trans>The list of areas did not come. It needs a signal.</Trans>
          </Status>
          <Button look="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <>
          <PopularAreaChips chosen={area?.areaId ?? null} onChoose={choose} />
          <details onToggle={({ currentTarget: fold }) => fold.open && fold.scrollIntoView({ block: 'center' })}>
            <summary className={buttonClass('plain', styles.row)}>
              <Trans>All emirates and areas</Trans>
              <Icon name="caret-down" size={18} />
            </summary>
            <AreaFields
              values={{ emirateId, areaId: area?.areaId ?? 0 }}
              set={(field, id) => (field === 'areaId' ? choose(id) : setChoice({ emirateId: id, area: null }))}
              wrong={() => undefined}
            />
          </details>
        </>
      )}
      <Button
        look="plain"
        className={styles.row}
        onClick={() => closePanelsThen(['guest_area'], () => whenSignedIn('address', () => openPanel('myaddress', {})))}
      >
        <Trans>Sign in for my saved addresses</Trans>
        <Icon name="caret-right" size={18} />
      </Button>
      <div className={styles.end}>
        <GuestAreaPlace label={area && (entry?.label[locale] ?? area.name[locale])} emirateId={area?.emirateId ?? 0} />
        {area && (
          <Button onClick={deliver}>
            <Trans>Deliver to {name}</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
