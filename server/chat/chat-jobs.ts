import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

/** Erases the chat of an account that is gone, in the realtime database. */
export const eraseChatJob = { name: 'chat.erase', payload: record({ userId: ['userId', integer({ min: 1 })] }) };
