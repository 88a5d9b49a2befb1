import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { TimesByKind } from '#src/domain/checkout/choices.ts';
import { groupsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { GroupHeading } from './group-heading.tsx';
import { GroupThumbs } from './group-thumbs.tsx';
import { useGroupTitles } from './use-group-titles.ts';

import styles from './rows.module.css';

interface Props {
  prepared: Prepared;
  onUpdated: (groupTimes: TimesByKind) => void;
}

/** Every delivery of the order: what is in it and when it comes, with a link that changes that (account.md section 2, Checkout screen). */
export function DeliverySummary({ prepared, onUpdated }: Props) {
  const { t } = useLingui();
  const titles = useGroupTitles();
  const { data } = useQuery(groupsOf(prepared));
  return (
    <CheckoutBlock icon="calendar-blank" title={<Trans>Your deliveries</Trans>}>
      {!data && <Skeleton height="160px" />}
      {data?.value.groups.map((group) => {
        const title = titles[group.kind];
        return (
          <section key={group.group} className={styles.rows} aria-label={title}>
            <div className={styles.pair}>
              <GroupHeading group={group} />
              <Button
                look="plain"
                aria-label={t`Change: ${title}`}
                onClick={() => openPanel('advance_order', { prepared, onUpdated })}
              >
                <Trans>Change</Trans>
              </Button>
            </div>
            <GroupThumbs lines={group.lines} />
          </section>
        );
      })}
    </CheckoutBlock>
  );
}
