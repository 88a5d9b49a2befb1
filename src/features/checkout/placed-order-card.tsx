import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { orderPath, trackingPath } from '#contract/order-urls.ts';
import type { readThanks } from '#contract/orders.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import type { Decoded } from '#contract/wire.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { saySlot } from '#src/blocks/spoken-dates.ts';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import rows from './rows.module.css';
import styles from './thanks-screen.module.css';

type PlacedOrder = Decoded<(typeof readThanks)['answer']>['orders'][number];

/** remaining.md CK 16: thumbnails up to 9. */
const THUMBS_MAX = 9;

/** One delivery of what was ordered. */
export function PlacedOrderCard({ order, address }: { order: PlacedOrder; address: string }) {
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
      <h2 className={styles.number}>
        <Trans>
          Order <bdi dir="ltr">{number}</bdi>
        </Trans>
      </h2>
      {order.parentDocno !== null && (
        <p>
          <Trans>
            It comes with order <bdi dir="ltr">{`RSO-${order.parentDocno}`}</bdi>.
          </Trans>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Arriving on</Trans>
          </dt>
          <dd>{saySlot(order.startsAt, order.endsAt, locale)}</dd>
        </div>
        {order.giftBox && (
          <div>
            <dt>
              <Trans>Gift Box</Trans>
            </dt>
            <dd data-testid="thanks-box">
              {order.giftBox.name[locale]} ·{' '}
              <Plural value={order.giftBox.inside} one="# product inside" other="# products inside" />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Contact number</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
          </dd>
        </div>
      </dl>
      <div className={rows.thumbs}>
        {order.images.slice(0, THUMBS_MAX).map((image, at) => (
          // Pictures have no name of their own, and their order does not change.
          <span key={`${image} ${at}`} className={rows.thumb}>
            <img src={image} alt="" width={56} height={56} loading="lazy" />
          </span>
        ))}
      </div>
      <div className={styles.answers}>
        <AppLink path={trackingPath(place, 'upcoming')} className={buttonClass('quiet')}>
          <Trans>Track Order</Trans>
        </AppLink>
        <AppLink path={orderPath(place, 'upcoming')} className={buttonClass('quiet')}>
          <Trans>View the order</Trans>
        </AppLink>
      </div>
      <Button look="quiet" onClick={addToCalendar}>
        <Icon name="calendar-blank" size={20} />
        <Trans>Add to my calendar</Trans>
      </Button>
    </article>
  );
}
