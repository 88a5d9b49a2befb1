import { Trans } from '@lingui/react/macro';

import type { readThanks } from '#contract/orders.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import type { Decoded } from '#contract/wire.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './thanks-screen.module.css';

type PlacedOrder = Decoded<(typeof readThanks)['answer']>['orders'][number];

/** remaining.md CK 16: thumbnails up to 9. */
const THUMBS_MAX = 9;

/** One delivery of what was ordered. */
export function PlacedOrderCard({ order }: { order: PlacedOrder }) {
  const locale = useLocale();
  return (
    <article className={styles.order}>
      <h2 className={styles.number}>
        <Trans>
          Order{' '}
          <bdi dir="ltr">
            {order.doctype}-{order.docno}
          </bdi>
        </Trans>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Arriving on</Trans>
          </dt>
          <dd>
            <bdi>{order.day[locale]}</bdi> · <bdi dir="ltr">{order.time}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Contact number</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.thumbs}>
        {order.images.slice(0, THUMBS_MAX).map((image, at) => (
          // Pictures have no name of their own, and their order does not change.
          <img key={`${image} ${at}`} src={image} alt="" width={56} height={56} loading="lazy" />
        ))}
      </div>
    </article>
  );
}
