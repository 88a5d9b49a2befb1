import { Trans, useLingui } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { restoreList } from '#src/domain/lists/commands.ts';
import { openShop, type Issue } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { BoxAnswer } from './box-answer.tsx';
import { EditLink } from './edit-link.tsx';
import { textIn } from './place-of.ts';

import styles from './issue-card.module.css';

interface Props {
  issue: Issue;
  /** What was asked, in words. */
  what: string;
}

/** An edit that the server refused: what, why, and what can be done. The screens show the server's value already. */
export function IssueCard({ issue, what }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const listId = textIn(issue.args, 'listId');
  const retry = async (): Promise<void> => (await openShop()).retry(issue.id);
  const discard = async (): Promise<void> => (await openShop()).discard(issue.id);
  const restore = async (): Promise<void> => {
    await restoreList(listId, textIn(issue.args, 'name') || t`Restored list`);
    await retry();
  };
  return (
    <li className={styles.card} data-edit={issue.name} data-code={issue.code}>
      <p className={styles.what}>
        <Icon name="warning-circle" />
        <span>{what}</span>
      </p>
      <p>{say(refusalMessages[issue.code], locale)}</p>
      <div className={styles.answers}>
        {issue.code === 'list_changed' ? (
          <Button look="danger" onClick={() => void retry()}>
            <Trans>Delete anyway</Trans>
          </Button>
        ) : issue.code === 'list_gone' ? (
          <Button look="quiet" onClick={() => void restore()}>
            <Trans>Restore the list</Trans>
          </Button>
        ) : (
          <>
            <BoxAnswer issue={issue} />
            <Button look="quiet" onClick={() => void retry()}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
        {issue.code !== 'list_gone' && <EditLink edit={issue} />}
        <Button look="plain" onClick={() => void discard()}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </li>
  );
}
