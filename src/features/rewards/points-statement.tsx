import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { RewardMove } from '#contract/rewards.ts';
import { StatementLine } from '#src/blocks/statement-line.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './rewards.module.css';

const PAGE = 10;

/** What came and went, the newest first, in a fold that stands open; 10 more at each press. */
export function PointsStatement({ moves }: { moves: readonly RewardMove[] }) {
  const locale = useLocale();
  const [shown, setShown] = useState(PAGE);
  return (
    <details className={styles.box} open>
      <summary className={`${styles.title} ${styles.fold}`}>
        <Trans>Points history</Trans>
        <Icon name="caret-down" />
      </summary>
      {moves.length === 0 ? (
        <p className={styles.soft}>
          <Trans>No records to show</Trans>
        </p>
      ) : (
        <ul>
          {moves.slice(0, shown).map(({ at, words, order, points }, index) => (
            <StatementLine
              // Two moves of one moment are told apart by their place: nothing else is known of them.
              key={`${at} ${index}`}
              words={words[locale]}
              order={order}
              at={at}
              change={signed(points)}
              isIn={points > 0}
            />
          ))}
        </ul>
      )}
      {moves.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </details>
  );
}

/** "+40" and "−500", as sums of money are signed. */
function signed(points: number): string {
  return points.toLocaleString('en', { signDisplay: 'exceptZero' }).replace('-', '−');
}
