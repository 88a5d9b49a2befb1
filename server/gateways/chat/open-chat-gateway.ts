import type { Deps } from '#server/kit/deps.ts';

import type { ChatGateway } from './chat-gateway.ts';
import { embeddedChat } from './embedded/embedded-chat.ts';
import { firebaseChat } from './firebase/firebase-chat.ts';
import { noChat } from './no-chat.ts';

/** The realtime database that the settings name. */
export function openChatGateway(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): ChatGateway {
  const { chat, identity } = deps.settings;
  if (chat.kind === 'embedded') return embeddedChat(deps);
  return chat.kind === 'firebase' && identity.kind === 'firebase' ? firebaseChat(chat, identity, deps.clock) : noChat;
}
