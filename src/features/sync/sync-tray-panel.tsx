import { Trans } from '@lingui/react/macro';

import { SignInToSee } from '#src/blocks/sign-in-to-see.tsx';
import type { ShopView } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useUnsentChanges } from '#src/state/session.ts';
import { Notice } from '#src/ui/notice.tsx';

import { IssueCard } from './issue-card.tsx';
import { SyncState } from './sync-state.tsx';
import { useEditSentence } from './use-edit-sentence.ts';
import { WaitingRow } from './waiting-row.tsx';

import styles from './sync-tray-panel.module.css';

const issuesOf = ({ issues }: ShopView) => issues;
const waitingOf = ({ waiting }: ShopView) => waiting;

/** What is only on this device and what was refused; the shopper decides about each (issue of lists, section 4). */
export function SyncTrayPanel() {
  const issues = useShopValue(issuesOf, null);
  const waiting = useShopValue(waitingOf, null);
  const sentenceOf = useEditSentence([...issues, ...waiting]);
  if (useUnsentChanges() !== null) return <SignInToSee />;
  return (
    <div className={styles.tray}>
      <SyncState waiting={waiting.length} />
      {issues.length > 0 && (
        <section className={styles.section} aria-labelledby="sync-issues">
          <h3 id="sync-issues">
            <Trans>Needs attention</Trans>
          </h3>
          <ul className={styles.list}>
            {issues.map((issue) => (
              <IssueCard key={issue.id} issue={issue} what={sentenceOf(issue)} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className={styles.section} aria-labelledby="sync-waiting">
          <h3 id="sync-waiting">
            <Trans>On this device</Trans>
          </h3>
          <ul className={styles.list}>
            {waiting.map((edit) => (
              <WaitingRow key={edit.id} edit={edit} what={sentenceOf(edit)} />
            ))}
          </ul>
        </section>
      )}
      {issues.length + waiting.length === 0 && (
        <Notice icon="cloud-check" title={<Trans>All your changes are saved</Trans>}>
          <p>
            <Trans>Changes you make offline wait here until they are saved.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
