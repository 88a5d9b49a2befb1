import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { groupsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { GroupThumbs } from './group-thumbs.tsx';

import styles from './rows.module.css';

/** What is paid for, in small pictures above its sums. While they are asked for their place is kept. */
export function PaidItems({ order }: { order: Prepared }) {
  const { data, error } = useQuery({ ...groupsOf(order), placeholderData: keepPreviousData });
  if (error && !data) return null;
  return (
    <div className={styles.paid}>
      {data ? (
        <GroupThumbs isSmall lines={data.value.groups.flatMap(({ lines }) => lines)} />
      ) : (
        <Skeleton height="40px" />
      )}
    </div>
  );
}
