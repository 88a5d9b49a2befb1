import type { Deps } from '#server/kit/deps.ts';

import type { ChatGateway } from './chat-gateway.ts';
import { embeddedChat } from './embedded/embedded-chat.ts';
import { noChat } from './no-chat.ts';

/** The realtime database that the settings name. */
export function openChatGateway(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): ChatGateway {
  return deps.settings.identity.kind === 'embedded' ? embeddedChat(deps) : noChat;
}
