import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { orderPath, trackingPath } from '#contract/order-urls.ts';
import type { Thanks } from '#contract/orders.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { ArrivingWhen } from './arriving-when.tsx';

import tiles from '#src/blocks/act-tiles.module.css';
import rows from './rows.module.css';
import styles from './thanks-screen.module.css';

type PlacedOrder = Thanks['orders'][number];

/** remaining.md CK 16: thumbnails up to 9. */
const THUMBS_MAX = 9;

interface Props {
  order: PlacedOrder;
  address: string;
  /** Nothing above it says when it comes. */
  saysWhen: boolean;
  /** Of several deliveries one stands out, and has the way on. */
  leads: boolean;
}

/** One delivery of what was ordered. */
export function PlacedOrderCard({ order, address, saysWhen, leads }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const number = `${order.doctype}-${order.docno}`;
  const place = { doctype: 'RSO', docno: order.docno } as const;
  const addToCalendar = (): void => {
    const { startsAt, endsAt } = order;
    const entry = {
      id: `${number}@${location.host}`,
      startsAt,
      endsAt,
      title: t`Zad delivery, order ${number}`,
      place: address,
      url: location.href,
    };
    saveFile(`zad-${number}.ics`, calendarFile(entry, new Date().toISOString()), 'text/calendar');
  };
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Trans>
            Order <bdi dir="ltr">{number}</bdi>
          </Trans>
        </h2>
        <AppLink path={orderPath(place, 'upcoming')}>
          <Trans>View the order</Trans>
        </AppLink>
      </div>
      {saysWhen && (
        <p>
          <ArrivingWhen order={order} />
        </p>
      )}
      {order.parentDocno !== null && (
        <p>
          <Trans>
            It comes with order <bdi dir="ltr">{`RSO-${order.parentDocno}`}</bdi>.
          </Trans>
        </p>
      )}
      {order.giftBox && (
        <p data-testid="thanks-box">
          {order.giftBox.name[locale]} ·{' '}
          <Plural value={order.giftBox.inside} _0="Nothing inside" one="# product inside" other="# products inside" />
        </p>
      )}
      <div className={rows.thumbs}>
        {order.images.slice(0, THUMBS_MAX).map((image, at) => (
          // Pictures have no name of their own, and their order does not change.
          <span key={`${image} ${at}`} className={rows.thumb}>
            <img src={image} alt="" width={56} height={56} loading="lazy" />
          </span>
        ))}
        {order.images.length > THUMBS_MAX && <bdi dir="ltr">{`+${order.images.length - THUMBS_MAX}`}</bdi>}
      </div>
      <div className={tiles.place}>
        <ul className={tiles.acts}>
          <li data-lead="">
            <AppLink path={trackingPath(place, 'upcoming')} className={buttonClass(leads ? 'primary' : 'quiet')}>
              <Trans>Track Order</Trans>
            </AppLink>
          </li>
          {leads && (
            <li>
              <Link to="/$locale" params={{ locale }} className={tiles.act}>
                <Icon name="storefront" size={22} />
                <Trans>Keep shopping</Trans>
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={tiles.act} onClick={addToCalendar}>
              <Icon name="calendar-blank" size={22} />
              <Trans>Add to calendar</Trans>
            </button>
          </li>
        </ul>
      </div>
    </article>
  );
}
