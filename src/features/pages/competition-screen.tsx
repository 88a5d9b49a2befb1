import { Trans } from '@lingui/react/macro';

import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import type { Competition } from './blocks.ts';
import { CompetitionMark } from './competition-mark.tsx';
import { Prose } from './prose.tsx';

import styles from './competition-screen.module.css';

/** account.md section 2, competition/{slug}: what it is about, until when, how to enter. */
export function CompetitionScreen({ competition }: { competition: Competition }) {
  const locale = useLocale();
  const opens = formatDate(competition.opens, 'date', locale);
  const closes = formatDate(competition.closes, 'date', locale);
  return (
    <article className={styles.page} aria-labelledby="page-title">
      <header className={styles.head}>
        <p className={styles.kind}>
          <Icon name="gift" size={18} />
          <Trans>Competition</Trans>
        </p>
        <h1 id="page-title" className={styles.title}>
          {competition.description[locale]}
        </h1>
        <p className={styles.summary}>{competition.summary[locale]}</p>
        <p className={styles.dates}>
          <Icon name="calendar-blank" size={18} />
          <span>
            <Trans>
              <bdi>{opens}</bdi> to <bdi>{closes}</bdi>
            </Trans>
          </span>
          <CompetitionMark competition={competition} />
        </p>
      </header>
      <Prose blocks={competition.blocks} />
    </article>
  );
}
