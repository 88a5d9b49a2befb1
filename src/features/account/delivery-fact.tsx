import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './cards.module.css';

/** The default address among the shopper's details. */
export function DeliveryFact() {
  const locale = useLocale();
  const { data } = useMine(myAddresses());
  const chosen = data?.value.addresses.find(({ isDefault }) => isDefault);
  return (
    <div className={`${styles.fact} ${styles.wideFact}`}>
      <dt>
        <Trans>Delivery address</Trans>
      </dt>
      <dd>{chosen ? chosen.full[locale] : data && <Trans>None yet</Trans>}</dd>
    </div>
  );
}
