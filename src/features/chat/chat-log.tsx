import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

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
  /** Below the last message, in sight with it. */
  children: ReactNode;
}

/** All that was said, the newest at the end, in sight. */
export function ChatLog({ chat, about, onEarlier, children }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const isOffline = useIsOffline();
  const shown = shownMessages(chat);
  const last = shown.at(-1);
  // Once it is sent, that it has come is said below it.
  const end = useEndInSight(last && `${last.id} ${chat.waiting.length}`, last?.isOwn === true);
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
      {children}
      <div ref={end} className={styles.end} />
    </div>
  );
}
