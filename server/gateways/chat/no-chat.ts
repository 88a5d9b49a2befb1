import { chatPath, CHATS, type ChatGateway } from './chat-gateway.ts';

/** A shop without live chat: shoppers write to its e-mail address. */
export const noChat: ChatGateway = {
  door: (userId) => Promise.resolve({ mode: 'none', project: null, token: '', path: chatPath(userId) }),
  careDoor: () => Promise.resolve({ mode: 'none', project: null, token: '', path: CHATS }),
  read: () => Promise.resolve(null),
  erase: () => Promise.resolve(),
};
