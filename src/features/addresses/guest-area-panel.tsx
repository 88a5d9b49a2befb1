import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { addressMessages } from '#contract/messages/addresses.ts';
import { say } from '#contract/messages/sentence.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, closePanelsThen, openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { AreaFields } from './area-fields.tsx';

import styles from './address-form.module.css';

const NOTHING = { emirateId: 0, areaId: 0 };

/** Where a guest would like it delivered: enough to say when we can come. Nothing of it leaves the device but the emirate that is asked about. */
export function GuestAreaPanel() {
  const locale = useLocale();
  const [chosen, setChosen] = useState(() => guestArea.read() ?? NOTHING);
  const [isTried, setIsTried] = useState(false);
  const { emirateId, areaId } = chosen;
  const states = useQuery(emirates());
  const emirate = states.data?.value.find(({ id }) => id === emirateId);
  const areas = useQuery({ ...areasOf(emirateId, emirate?.name.en ?? ''), enabled: emirate !== undefined });
  const failed = [states, areas].find(({ error, data }) => error !== null && !data);
  const missing = emirateId === 0 ? 'emirateId' : areaId === 0 ? 'areaId' : null;

  const keep = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    const area = areas.data?.value.find(({ id }) => id === areaId);
    if (!area) return;
    guestArea.keep({ emirateId, areaId, name: area.name });
    closePanel();
  };
  const sentence = missing === 'emirateId' ? addressMessages.emirateMissing : addressMessages.areaMissing;
  return (
    <form className={styles.form} onSubmit={keep} noValidate>
      <p>
        <Trans>
          Choose your area to see when we can be there. It stays on this device; we ask for the full address when you
          order.
        </Trans>
      </p>
      {failed && (
        <Status className={styles.offline}>
          <Icon name="wifi-slash" />
          <Trans>The list of areas did not come. It needs a signal.</Trans>
        </Status>
      )}
      <AreaFields
        values={chosen}
        set={(field, id) => setChosen(field === 'emirateId' ? { emirateId: id, areaId: 0 } : { emirateId, areaId: id })}
        wrong={(field) => (isTried && field === missing ? say(sentence, locale) : undefined)}
      />
      {failed ? (
        <Button onClick={() => void failed.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <Button type="submit">
          <Trans>Deliver here</Trans>
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => closePanelsThen(['guest_area'], () => whenSignedIn('address', () => openPanel('myaddress', {})))}
      >
        <Trans>Sign in for my saved addresses</Trans>
      </Button>
    </form>
  );
}
