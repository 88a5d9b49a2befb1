import { Trans } from '@lingui/react/macro';

import { regularMessages } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import type { RegularOffer } from '#contract/regulars.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './regular-form.module.css';

/** The default address. Another one is chosen or added in a panel above this one, so that what was chosen here stays. */
export function WhereItGoes({ address }: Pick<RegularOffer, 'address'>) {
  const locale = useLocale();
  const change = (): void => openPanel('myaddress', {});
  if (!address) {
    return (
      <div className={styles.note}>
        <p>{say(regularMessages.noAddress, locale)}</p>
        <Button look="quiet" onClick={change}>
          <Trans>Add an address</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.where}>
      <span className={styles.label}>
        <Trans>Goes to your default address</Trans>
      </span>
      <div className={styles.soft}>
        {/* It runs the page's way though it may begin with Latin letters, as on every other screen. */}
        {addressInTwo(address.full[locale]).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button look="plain" className={styles.aside} onClick={change}>
        <Trans>Change the address</Trans>
      </Button>
    </div>
  );
}
