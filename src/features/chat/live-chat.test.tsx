import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { CHAT_MESSAGE_MAX } from '#contract/chat.ts';
import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { UNOPENED, type ChatState } from '#src/domain/chat/chat-state.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { LiveChat } from './live-chat.tsx';

let chat: ChatState;
const session = { say: vi.fn(async () => undefined), sendAgain: vi.fn(), open: vi.fn(), showEarlier: vi.fn() };
vi.mock('#src/domain/chat/use-chat.ts', () => ({ useChat: () => ({ chat, session }) }));
const LINES = ['Bananas', 'Fresh Laban'].map((name) => ({ name: { en: name, ar: '' }, image: '/a.svg' }));
vi.mock('#src/blocks/use-mine.ts', () => ({ useMine: () => ({ data: { value: { lines: LINES } } }) }));
const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('#src/net/send-picture.ts', () => ({ sendPicture: send }));

beforeEach(() => {
  sessionStorage.clear();
  chat = { ...UNOPENED, phase: 'open' };
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
});

const said = (text: string, isFromCare: boolean) => ({ id: text, isFromCare, name: 'Zad', text, picture: null, at: 0 });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

test('the first message names the order that it is asked from, the next do not', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  await user.type(field(), 'Where is it?{Enter}');
  expect(session.say).toHaveBeenLastCalledWith('About order RSO-1001: Where is it?', null);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(session.say).toHaveBeenLastCalledWith('one\ntwo', null);
});

test('the products that it is about are named with the order', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  await user.click(screen.getByRole('button', { name: 'Bananas' }));
  await user.click(screen.getByRole('button', { name: 'Fresh Laban' }));
  await user.type(field(), 'They are brown{Enter}');
  expect(session.say).toHaveBeenLastCalledWith('About order RSO-1001, Bananas, Fresh Laban: They are brown', null);
  expect(screen.queryByRole('button', { name: 'Bananas' })).toBeNull();
});

test('what is wrong with them and what the shopper would like is said by a tap each, with no word typed', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  expect(screen.queryByRole('button', { name: 'Damaged' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bananas' }));
  for (const name of ['Missing', 'Damaged', 'I would like my money back']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(session.say).toHaveBeenLastCalledWith(
    'About order RSO-1001, Bananas: Damaged. I would like my money back',
    null,
  );
});

test('a tap is taken back by another, or with the product, and words go with it', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Bananas');
  await press('Not fresh');
  await press('Please bring it again');
  await press('Please bring it again');
  await user.type(field(), 'All three{Enter}');
  expect(session.say).toHaveBeenLastCalledWith('About order RSO-1001, Bananas: Not fresh. All three', null);
});

test('no more products are named than a message has room for', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  await user.click(field());
  await user.paste('x'.repeat(CHAT_MESSAGE_MAX - 40));
  await user.click(screen.getByRole('button', { name: 'Bananas' }));
  await user.click(screen.getByRole('button', { name: 'Fresh Laban' }));
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Bananas']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const [[said]] = session.say.mock.calls as unknown as [[string]];
  expect(said.length).toBeLessThanOrEqual(CHAT_MESSAGE_MAX);
});

test('a product can be taken off again', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  for (let taps = 0; taps < 2; taps += 1) await user.click(screen.getByRole('button', { name: 'Bananas' }));
  await user.type(field(), 'Where is it?{Enter}');
  expect(session.say).toHaveBeenLastCalledWith('About order RSO-1001: Where is it?', null);
});

test('the order can be taken off, and nothing is sent of blanks', async () => {
  const { user } = showWidget(<LiveChat userId={1} about={1001} />);
  await user.click(screen.getByRole('button', { name: 'Not about this order' }));
  await user.type(field(), '   {Enter}');
  expect(session.say).not.toHaveBeenCalled();
  await user.type(field(), 'hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(session.say).toHaveBeenCalledWith('hello', null);
});

const LINK = '/chat-pictures/a.webp';
const photo = new File(['x'], 'tomato.png', { type: 'image/png' });
const chosen = () => screen.queryByText('This picture goes with your message.');

test('a picture is looked at before it goes, with the words that were written', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  send.mockResolvedValue({ ok: true, value: LINK });
  const { user } = showWidget(<LiveChat userId={1} about={null} />);
  await user.upload(screen.getByLabelText('Add a picture'), photo);
  expect(chosen()).toBeTruthy();
  expect([send.mock.calls, session.say.mock.calls]).toEqual([[], []]);
  await user.type(field(), 'It is soft{Enter}');
  expect(session.say.mock.calls).toEqual([
    ['', LINK],
    ['It is soft', null],
  ]);
  expect([chosen(), field().value]).toEqual([null, '']);
});

test('a picture that is left out goes nowhere, and one that could not be sent stays with its words', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  send.mockResolvedValue({ ok: false, error: { kind: 'server', status: 500 } });
  const { user } = showWidget(<LiveChat userId={1} about={null} />);
  await user.upload(screen.getByLabelText('Add a picture'), photo);
  await user.click(screen.getByRole('button', { name: 'Leave the picture out' }));
  expect(chosen()).toBeNull();
  await user.upload(screen.getByLabelText('Add a picture'), photo);
  await user.type(field(), 'It is soft{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(session.say).not.toHaveBeenCalled();
  expect([chosen() !== null, field().value]).toEqual([true, 'It is soft']);
});

test('on glass Enter is a new line', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user } = showWidget(<LiveChat userId={1} about={null} />);
  await user.type(field(), 'one{Enter}two');
  expect(session.say).not.toHaveBeenCalled();
  expect(field().value).toBe('one\ntwo');
});

test('words that were not sent are there when the chat is opened again, and gone once they are sent', async () => {
  const first = showWidget(<LiveChat userId={1} about={null} />);
  await first.user.type(field(), 'The eggs');
  first.unmount();
  const again = showWidget(<LiveChat userId={1} about={null} />);
  expect(field().value).toBe('The eggs');
  await again.user.click(screen.getByRole('button', { name: 'Send' }));
  again.unmount();
  showWidget(<LiveChat userId={1} about={null} />);
  expect(field().value).toBe('');
});

test('a message that has come is confirmed until it is answered', () => {
  chat = { ...chat, messages: [said('Where is it?', false)] };
  const { rerender } = showWidget(<LiveChat userId={1} about={null} />);
  expect(screen.getByText('We have your message. The answer shows here.')).toBeTruthy();
  chat = { ...chat, messages: [...chat.messages, said('At your door', true)] };
  rerender(<LiveChat userId={1} about={null} />);
  expect(screen.queryByText(/We have your message/)).toBeNull();
});

test('before the first message it says what it is for, with the e-mail address', () => {
  showWidget(<LiveChat userId={1} about={1001} />);
  expect(screen.getByText('How can we help?')).toBeTruthy();
  expect(screen.getByRole('link', { name: SUPPORT_ADDRESS }).getAttribute('href')).toBe(
    `mailto:${SUPPORT_ADDRESS}?subject=Order%20RSO-1001`,
  );
});

test('what was said stands in a log, and what waits says so', () => {
  chat = {
    ...chat,
    messages: [said('Where is it?', false), said('On its way', true)],
    waiting: [{ id: 'w', text: 'Thank you', picture: null, at: 0 }],
  };
  showWidget(<LiveChat userId={1} about={null} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^You:Where is it\?/);
  expect(items[1]).toMatch(/^Customer careOn its way/);
  expect(items[2]).toMatch(/Thank you.*Waits to be sent$/);
});

test('what somebody writes is text and nothing else', () => {
  chat = { ...chat, messages: [said('<img src=x onerror=alert(1)>', true)] };
  const { container } = showWidget(<LiveChat userId={1} about={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

test('where it cannot be opened, and where a message is refused, the sentence names the e-mail address and the way on is there', async () => {
  chat = { ...chat, phase: 'failed' };
  const { user, rerender } = showWidget(<LiveChat userId={1} about={null} />);
  expect(screen.getByRole('alert').textContent).toContain(`Error has occured, please email ${SUPPORT_ADDRESS}`);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(session.open).toHaveBeenCalled();
  chat = { ...chat, phase: 'open', isRefused: true };
  rerender(<LiveChat userId={1} about={null} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(session.sendAgain).toHaveBeenCalled();
});

test('a closed chat says how it opens again; a shop without one names the e-mail address', () => {
  chat = { ...chat, isClosed: true, messages: [said('Bye', true)] };
  const { rerender } = showWidget(<LiveChat userId={1} about={null} />);
  expect(screen.getByText('This chat is closed. Write again to open it.')).toBeTruthy();
  chat = { ...UNOPENED, phase: 'none' };
  rerender(<LiveChat userId={1} about={null} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: SUPPORT_ADDRESS })).toBeTruthy();
});
