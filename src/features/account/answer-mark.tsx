import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { chatNews } from '#src/domain/chat/queries.ts';

import styles from './side-menu.module.css';

/** Beside the way to the live chat: customer care has answered, and the shopper has not seen it. */
export function AnswerMark() {
  const isAnswered = useMine(chatNews()).data?.value.isAnswered === true;
  if (!isAnswered) return null;
  return (
    <span className={styles.mark}>
      <Trans>New answer</Trans>
    </span>
  );
}
