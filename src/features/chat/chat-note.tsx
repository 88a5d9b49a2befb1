import { Trans } from '@lingui/react/macro';

import { chatMessages } from '#contract/messages/chat.ts';
import { say } from '#contract/messages/sentence.ts';
import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import type { ChatState } from '#src/domain/chat/chat-state.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './live-chat.module.css';

interface Props {
  chat: ChatState;
  onOpen: () => void;
  onSend: () => void;
}

/** Why nothing comes or goes just now, with the way on; that a message has come where nobody has answered it yet. */
export function ChatNote({ chat, onOpen, onSend }: Props) {
  const locale = useLocale();
  const isOffline = useIsOffline();
  const failure = say(chatMessages.failed, locale, { email: SUPPORT_ADDRESS });
  if (isOffline) {
    return (
      <Status className={styles.standing}>
        <Trans>No signal. What you write waits on this device and is sent once there is one.</Trans>
      </Status>
    );
  }
  if (chat.phase === 'failed' || chat.isRefused) {
    return (
      <div className={styles.standing} role="alert">
        <p>{failure}</p>
        <Button look="plain" onClick={chat.isRefused ? onSend : onOpen}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const isUnanswered = chat.messages.at(-1)?.isFromCare === false && chat.waiting.length === 0;
  return (
    <Status className={chat.isClosed || isUnanswered ? styles.standing : undefined}>
      {chat.isClosed ? (
        <Trans>This chat is closed. Write again to open it.</Trans>
      ) : (
        isUnanswered && <Trans>We have your message. The answer shows here.</Trans>
      )}
    </Status>
  );
}
