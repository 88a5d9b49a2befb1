import type { ChatState } from '#src/domain/chat/chat-state.ts';

export interface ShownMessage {
  readonly id: string;
  readonly isOwn: boolean;
  /** Who it is stands above the first of those that belong together, when it was said below the last. */
  readonly isFirst: boolean;
  readonly text: string;
  readonly picture: string | null;
  readonly at: number;
  readonly isWaiting: boolean;
  readonly isLast: boolean;
}

/** Said by the same one within so long, they belong together. */
const TOGETHER_MS = 5 * 60_000;

/** What was said and, behind it, what waits to be sent. What the database shows before it is known to have it waits still. */
export function shownMessages({ messages, waiting }: ChatState): readonly ShownMessage[] {
  const waits = new Set(waiting.map(({ id }) => id));
  const all = [
    ...messages
      .filter(({ id }) => !waits.has(id))
      .map(({ id, isFromCare, text, picture, at }) => ({
        id,
        text,
        picture,
        at,
        isOwn: !isFromCare,
        isWaiting: false,
      })),
    ...waiting.map((message) => ({ ...message, isOwn: true, isWaiting: true })),
  ];
  return all.map((message, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const isFirst = before === undefined || before.isOwn !== message.isOwn;
    const isLast = after === undefined || after.isOwn !== message.isOwn || after.at - message.at > TOGETHER_MS;
    return { ...message, isFirst, isLast };
  });
}
