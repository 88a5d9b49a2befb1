import type { ReactNode } from 'react';

import type { Profile } from '#contract/account.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props {
  skeletonHeight?: string;
  children: (profile: Profile) => ReactNode;
}

/** What needs the profile to be drawn: forms in a page or in a panel. */
export function LoadedProfile({ skeletonHeight = '420px', children }: Props) {
  return (
    <AnswerWithAge query={useMine(myProfile())} skeleton={<Skeleton height={skeletonHeight} />}>
      {children}
    </AnswerWithAge>
  );
}
