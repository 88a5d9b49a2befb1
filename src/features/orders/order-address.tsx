import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

/** Where it goes, whom the driver calls, and what the shopper asked for. */
export function OrderAddress({ order: { address, addressLabel, mobile, instructions } }: { order: OrderDetail }) {
  const locale = useLocale();
  return (
    <section className={boxes.box} aria-labelledby="order-address">
      <h2 id="order-address" className={boxes.title}>
        <Trans>Delivery address</Trans>
      </h2>
      <div>
        <p>
          <strong>
            <bdi>{addressLabel[locale]}</bdi>
          </strong>
        </p>
        <p className={boxes.address}>
          {addressInTwo(address[locale]).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <p>
        <Trans>
          Contact number:{' '}
          <bdi dir="ltr" className={boxes.whole}>
            {spacedPhone(mobile)}
          </bdi>
        </Trans>
      </p>
      {instructions !== '' && (
        <p className={boxes.soft}>
          <Trans>
            You asked: <bdi>{instructions}</bdi>
          </Trans>
        </p>
      )}
    </section>
  );
}
