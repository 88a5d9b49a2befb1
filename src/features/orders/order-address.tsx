import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { ChosenWishes } from './chosen-wishes.tsx';

import boxes from './order-box.module.css';
import styles from './order-content.module.css';

const DELIVERED = 6;

/** Where it goes, while it comes whom the driver calls, and what the shopper asked for: below when it comes. */
export function OrderAddress({ order }: { order: OrderDetail }) {
  const locale = useLocale();
  const { state, address, addressLabel, mobile } = order;
  return (
    <div className={`${styles.came} ${styles.goes}`}>
      <Icon name="map-pin" size={24} />
      <div>
        <VisuallyHidden as="h2">
          <Trans>Delivery address</Trans>
        </VisuallyHidden>
        <p>
          <strong>
            <bdi>{addressLabel[locale]}</bdi>
          </strong>
          {state !== DELIVERED && (
            <span className={boxes.soft}>
              {' · '}
              <VisuallyHidden>
                <Trans>Contact number</Trans>{' '}
              </VisuallyHidden>
              <bdi dir="ltr" className={boxes.whole}>
                {spacedPhone(mobile)}
              </bdi>
            </span>
          )}
        </p>
        {addressInTwo(address[locale]).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ChosenWishes order={order} />
      </div>
    </div>
  );
}
