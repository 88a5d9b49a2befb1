import { Trans, useLingui } from '@lingui/react/macro';

import type { ChatState } from '#src/domain/chat/chat-state.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ChatBubble } from './chat-bubble.tsx';
import { ChatStart } from './chat-start.tsx';
import { shownMessages } from './shown-messages.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useNow } from './use-now.ts';

import styles from './live-chat.module.css';

interface Props {
  chat: ChatState;
  about: number | null;
  onEarlier: () => Promise<void>;
}

/** All that was said, the newest at the end, in sight. */
export function ChatLog({ chat, about, onEarlier }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const isOffline = useIsOffline();
  const shown = shownMessages(chat);
  const last = shown.at(-1);
  const end = useEndInSight(last?.id, last?.isOwn === true);
  const isLoading = shown.length === 0 && chat.phase === 'opening' && !isOffline;
  return (
    <div className={styles.log} role="log" aria-label={t`Messages`}>
      {chat.hasEarlier && (
        <Button look="plain" onClick={() => void onEarlier()}>
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      {isLoading && (
        <>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </>
      )}
      {shown.length === 0 && !isLoading && <ChatStart about={about} />}
      <ol className={styles.messages}>
        {shown.map((message) => (
          <ChatBubble key={message.id} message={message} now={now} />
        ))}
      </ol>
      <div ref={end} className={styles.end} />
    </div>
  );
}
