import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { groupsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { GroupThumbs } from './group-thumbs.tsx';

/** What is paid for, in small pictures above its sums. While they are asked for their place is kept. */
export function PaidItems({ order }: { order: Prepared }) {
  const { data, error } = useQuery({ ...groupsOf(order), placeholderData: keepPreviousData });
  if (data) return <GroupThumbs isSmall lines={data.value.groups.flatMap(({ lines }) => lines)} />;
  return error ? null : <Skeleton height="40px" />;
}
