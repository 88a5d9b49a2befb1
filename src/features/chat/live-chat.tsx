import { Trans } from '@lingui/react/macro';

import { useChat } from '#src/domain/chat/use-chat.ts';
import { Notice } from '#src/ui/notice.tsx';

import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatNote } from './chat-note.tsx';
import { SupportMail } from './support-mail.tsx';

import styles from './live-chat.module.css';

interface Props {
  userId: number;
  /** The number of the order that it is opened from. */
  about: number | null;
}

/** What the shopper and customer care have said, and a field to go on (storefront.md sections 2 to 4, Live chat). */
export function LiveChat({ userId, about }: Props) {
  const { chat, session } = useChat(userId);
  if (chat.phase === 'none') {
    return (
      <Notice icon="chat-circle-text" title={<Trans>There is no live chat here yet</Trans>}>
        <SupportMail about={about} />
      </Notice>
    );
  }
  return (
    <div className={styles.chat}>
      <ChatLog chat={chat} about={about} onEarlier={() => session.showEarlier()}>
        <ChatNote chat={chat} onOpen={() => void session.open()} onSend={() => session.sendAgain()} />
      </ChatLog>
      <ChatForm userId={userId} about={about} onSay={(text, picture) => session.say(text, picture)} />
    </div>
  );
}
