import { expect, test } from 'vitest';

import type { ChatMessage } from '#contract/chat-record.ts';
import { UNOPENED } from '#src/domain/chat/chat-state.ts';

import { shownMessages } from './shown-messages.ts';

const MINUTE = 60_000;
const said = (id: string, isFromCare: boolean, minutes: number): ChatMessage => ({
  id,
  isFromCare,
  name: 'Zad',
  text: id,
  picture: null,
  at: minutes * MINUTE,
});

test('who speaks is said once for messages that belong together, and when below the last of them', () => {
  const messages = [said('a', true, 0), said('b', true, 2), said('c', true, 30), said('d', false, 31)];
  const shown = shownMessages({ ...UNOPENED, messages });
  expect(shown.map(({ id, isOwn, isFirst, isLast }) => [id, isOwn, isFirst, isLast])).toEqual([
    ['a', false, true, false],
    ['b', false, false, true],
    ['c', false, false, true],
    ['d', true, true, true],
  ]);
});

test('what waits stands behind what was said, and is no second time among it', () => {
  const waiting = [{ id: 'b', text: 'b', picture: null, at: 0 }];
  const shown = shownMessages({ ...UNOPENED, messages: [said('a', false, 1), said('b', false, 2)], waiting });
  expect(shown.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
