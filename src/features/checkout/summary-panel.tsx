import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { OrderTotals } from '#src/blocks/order-totals.tsx';
import { linesFor } from '#src/domain/checkout/choices.ts';
import { groupsOf, totalsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutFailure } from './checkout-failure.tsx';
import { GroupHeading } from './group-heading.tsx';
import { GroupThumbs } from './group-thumbs.tsx';
import { useGroupTitles } from './use-group-titles.ts';

import styles from './rows.module.css';

interface Props {
  order: Prepared;
  isCharged: boolean;
}

/** The panel `mobile_checkout` (remaining.md CK 2): what a phone's total stands for, its products and each of its lines. */
export function SummaryPanel({ order, isCharged }: Props) {
  const titles = useGroupTitles();
  const groups = useQuery(groupsOf(order));
  const totals = useQuery(totalsOf(order));
  const error = groups.error ?? totals.error;
  if (error) {
    const again = (): void => {
      void groups.refetch();
      void totals.refetch();
    };
    return <CheckoutFailure error={error} onRetry={again} />;
  }
  return (
    <div className={styles.deliveries}>
      {!groups.data && <Skeleton height="120px" />}
      {groups.data?.value.groups.map((group) => (
        <section key={group.group} className={styles.rows} aria-label={titles[group.kind]}>
          <GroupHeading group={group} />
          <GroupThumbs lines={group.lines} />
        </section>
      ))}
      {totals.data ? (
        <OrderTotals lines={linesFor(totals.data.value, isCharged)} isStale={false} />
      ) : (
        <Skeleton height="200px" />
      )}
      <Button look="quiet" onClick={closePanel}>
        <Trans>Back to checkout</Trans>
      </Button>
    </div>
  );
}
