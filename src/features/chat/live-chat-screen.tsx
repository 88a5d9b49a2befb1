import { Trans } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useSessionUser } from '#src/state/session.ts';

import { ChatGuest } from './chat-guest.tsx';
import { LiveChat } from './live-chat.tsx';

import styles from './live-chat.module.css';

/** /account/livechat, of ours: what the panel shows, as a page that can be linked to. */
export function LiveChatScreen() {
  const user = useSessionUser();
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Chat with us</Trans>} />
      {user === null ? <ChatGuest /> : <LiveChat userId={user.id} about={null} />}
    </div>
  );
}
