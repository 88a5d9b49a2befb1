import { Trans } from '@lingui/react/macro';

import { sayHours } from '#contract/rules/hours.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { AddingBar } from '#src/blocks/adding-bar.tsx';
import type { Adding } from '#src/domain/orders/adding.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

import styles from './rows.module.css';

interface Props {
  form: Pick<CheckoutFormState, 'address' | 'contact'>;
  adding: Adding;
  /** Nothing can be changed while it is paid. */
  isStill: boolean;
}

/** In place of address, time and express: those of the order that this one is added to (remaining.md C8). */
export function WithOrderBlock({ form: { address, contact }, adding, isStill }: Props) {
  const locale = useLocale();
  return (
    <>
      <AddingBar adding={adding} isStill={isStill} />
      <CheckoutBlock icon="map-pin" title={<Trans>It comes with your order</Trans>}>
        <p>
          <bdi>{adding.dayLabel[locale]}</bdi>
          {locale === 'ar' ? '، ' : ', '}
          <bdi>{sayHours(adding.time, locale)}</bdi>
        </p>
        {address === undefined && <Skeleton height="44px" />}
        {address && (
          <p>
            <strong>
              <bdi>{address.label[locale]}</bdi>
            </strong>
            <br />
            <span className={styles.note}>{address.full[locale]}</span>
          </p>
        )}
        {contact !== '' && (
          <p>
            <bdi dir="ltr">{spacedPhone(contact)}</bdi>
          </p>
        )}
        <p className={styles.note}>
          <Trans>There is no second delivery fee.</Trans>
        </p>
      </CheckoutBlock>
    </>
  );
}
