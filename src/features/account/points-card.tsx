import { Trans, useLingui } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { myPoints } from '#src/domain/account/queries.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { ShortcutTile } from './shortcut-tile.tsx';

import styles from './header-strip.module.css';

/** The three kinds of points in one place: how many there are, and what each is for. */
export function PointsCard() {
  const { t } = useLingui();
  const locale = useLocale();
  const account = useMine(myPoints()).data?.value;
  const loyalty = useMine(extras()).data?.value;
  const [block, worth] = [loyalty?.pointsBlock ?? 0, formatMoney(loyalty?.pointsFils ?? 0, locale)];
  const use = loyalty && loyalty.pointsFils > 0 ? t`Worth ${worth} at checkout` : t`Used at checkout from ${block} on`;
  return (
    <section className={styles.points} aria-labelledby="points">
      <h2 id="points" className={styles.title}>
        <Trans>Points</Trans>
      </h2>
      <ul className={styles.kinds}>
        <ShortcutTile
          path="/account/myaccountpoints"
          icon="medal"
          label={t`Account points`}
          figure={account?.points}
          fact={t`They decide your tier`}
        />
        <ShortcutTile
          path="/account/myrewardpoints"
          icon="star"
          label={t`Loyalty points`}
          figure={loyalty?.points}
          fact={loyalty ? use : null}
        />
        <ShortcutTile path="/account/refertofriends" icon="users" label={t`Referral points`} fact={t`Not open yet`} />
      </ul>
    </section>
  );
}
