import type { Prepared } from '#src/domain/checkout/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutFailure } from './checkout-failure.tsx';
import { GroupTimes } from './group-times.tsx';
import type { GroupTimesState } from './use-group-times.ts';

import styles from './rows.module.css';

interface Props {
  prepared: Prepared;
  form: GroupTimesState;
}

/** Days and times of every delivery of an order (remaining.md CK 16 and 21). */
export function GroupTimesForm({ prepared, form }: Props) {
  const { groups, error, retry, timeOf, setTime, problem } = form;
  if (!groups) return error ? <CheckoutFailure error={error} onRetry={retry} /> : <Skeleton height="240px" />;
  return (
    <>
      {groups.map((group) => (
        <GroupTimes
          key={group.group}
          prepared={prepared}
          group={group}
          time={timeOf(group)}
          onChange={(time) => setTime(group, time)}
        />
      ))}
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </>
  );
}
