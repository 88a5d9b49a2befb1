import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PanelLink } from '#src/blocks/panel-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myPoints } from '#src/domain/account/queries.ts';
import { myReferrals } from '#src/domain/referrals/queries.ts';
import { myRewards } from '#src/domain/rewards/queries.ts';
import type { PanelName } from '#src/state/panels.ts';

import chips from './choice-chips.module.css';
import styles from './points-kinds.module.css';

type Kind = 'reward' | 'account' | 'referral';

/** Each kind's panel, and its page below the account. */
const PLACES = {
  reward: 'myrewardpoints',
  account: 'myaccountpoints',
  referral: 'refertofriends',
} as const satisfies Record<Kind, PanelName>;

/** Above the page of each kind of points: what each kind is good for, how many there are, and the way to the others. */
export function PointsKinds({ current }: { current: Kind }) {
  const { t } = useLingui();
  const loyalty = useMine(myRewards()).data?.value.points.toLocaleString('en');
  const account = useMine(myPoints()).data?.value.points.toLocaleString('en');
  const perOrder = useMine(myReferrals()).data?.value.pointsPerOrder.toLocaleString('en', { signDisplay: 'always' });
  const words: Readonly<Record<Kind, ReactNode>> = {
    reward: <Words name={<Trans>Loyalty points</Trans>} figure={loyalty ?? '…'} what={<Trans>to spend</Trans>} />,
    account: <Words name={<Trans>Account points</Trans>} figure={account ?? '…'} what={<Trans>for your tier</Trans>} />,
    referral: (
      <Words
        name={<Trans>Referral points</Trans>}
        figure={perOrder ?? '…'}
        what={<Trans>for a friend’s order</Trans>}
      />
    ),
  };
  return (
    <nav aria-label={t`Kinds of points`} className={`${chips.short} ${styles.kinds}`}>
      {(Object.keys(PLACES) as Kind[]).map((kind) => (
        <PanelLink
          key={kind}
          path={`/account/${PLACES[kind]}`}
          panel={PLACES[kind]}
          params={{}}
          takesPlace
          className={chips.chip}
          isCurrent={kind === current}
        >
          {words[kind]}
        </PanelLink>
      ))}
    </nav>
  );
}

function Words({ name, figure, what }: { name: ReactNode; figure: ReactNode; what: ReactNode }) {
  return (
    <>
      <small>{name}</small>
      <strong>{figure}</strong>
      <small>{what}</small>
    </>
  );
}
