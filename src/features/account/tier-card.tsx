import { useLingui } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myPoints } from '#src/domain/account/queries.ts';
import { useDeviceUser } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';

import { accountColour } from './account-colour.ts';
import { TierStanding } from './tier-standing.tsx';

import strip from './header-strip.module.css';
import styles from './tier-card.module.css';

/** account.md section 2: a card in the tier's colours with name, e-mail, what is missing to the next tier, and the way to the profile. */
export function TierCard() {
  const { t } = useLingui();
  const user = useDeviceUser();
  const points = useMine(myPoints());
  const [initial] = user?.firstName ?? '';
  const tier = points.data?.value.tier ?? 'standard';
  return (
    <div className={strip.ways}>
      <div
        className={[styles.card, styles[tier]].filter(Boolean).join(' ')}
        style={accountColour(points.data?.value.colour)}
        data-tier={points.data?.value.tier}
      >
        <span className={styles.face} aria-hidden="true">
          {initial === undefined ? <Icon name="user" /> : <bdi>{initial}</bdi>}
        </span>
        <p className={styles.name}>
          <bdi>{[user?.firstName, user?.lastName].filter(Boolean).join(' ')}</bdi>
        </p>
        <AppLink path="/account/myprofile" className={styles.edit} label={t`Edit profile`}>
          <Icon name="pencil-simple" size={22} />
        </AppLink>
        <p className={styles.mail}>
          <bdi>{user?.email}</bdi>
        </p>
        <TierStanding query={points} />
      </div>
    </div>
  );
}
