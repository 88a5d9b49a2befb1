import type { PanelParams } from '#src/state/panels.ts';
import { useSessionUser } from '#src/state/session.ts';

import { ChatGuest } from './chat-guest.tsx';
import { LiveChat } from './live-chat.tsx';

/** The panel `live_chat`: the live chat box (storefront.md section 2), over whatever page it is opened on. */
export function LiveChatPanel({ about }: PanelParams['live_chat']) {
  const user = useSessionUser();
  return user === null ? <ChatGuest /> : <LiveChat userId={user.id} about={about ?? null} />;
}
