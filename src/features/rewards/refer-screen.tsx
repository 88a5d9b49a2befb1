import { Trans } from '@lingui/react/macro';

import type { MyReferrals } from '#contract/referrals.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { PointsKinds } from '#src/blocks/points-kinds.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myReferrals } from '#src/domain/referrals/queries.ts';
import { useSessionUser } from '#src/state/session.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CustomerCode } from './customer-code.tsx';
import { FriendOrders } from './friend-orders.tsx';
import { InviteBox } from './invite-box.tsx';
import { ReferrerBox } from './referrer-box.tsx';

import styles from './rewards.module.css';

interface Props {
  /** The code that a friend's link brought; empty without one. */
  invitedBy?: string;
}

/** /account/refertofriends (account.md section 2, Referral page). */
export function ReferScreen({ invitedBy = '' }: Props) {
  const own = useSessionUser()?.customerCode ?? '';
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Refer to friends</Trans>} />
      <PointsKinds current="referral" />
      <AnswerWithAge query={useMine(myReferrals())} skeleton={<ReferSkeleton />}>
        {(referrals) => <Referrals referrals={referrals} own={own} invitedBy={invitedBy === own ? '' : invitedBy} />}
      </AnswerWithAge>
    </div>
  );
}

function Referrals({ referrals, own, invitedBy }: Required<Props> & { referrals: MyReferrals; own: string }) {
  const referrer = <ReferrerBox referrals={referrals} invitedBy={invitedBy} />;
  // Who came by a friend's link came for this.
  const isFirst = invitedBy !== '' && referrals.referrerCode === null;
  return (
    <>
      {isFirst && referrer}
      <CustomerCode code={own} pointsPerOrder={referrals.pointsPerOrder} />
      <InviteBox code={own} />
      <FriendOrders friends={referrals.friends} />
      {!isFirst && referrer}
    </>
  );
}

function ReferSkeleton() {
  return (
    <>
      <Skeleton height="132px" />
      <Skeleton height="180px" />
      <Skeleton height="120px" />
      <Skeleton height="160px" />
    </>
  );
}
