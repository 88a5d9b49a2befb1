import { expect, test } from 'vitest';

import { findCommand, type Commands } from './find-command.ts';

const COMMANDS: Commands<string> = new Map([
  ['list', [0, 'lists']],
  ['show', [1, 'shows']],
]);

test('the first argument names the command, the others are for it', () => {
  expect(findCommand(COMMANDS, ['show', '1001'])).toEqual({ name: 'show', work: 'shows', args: ['1001'] });
  expect(findCommand(COMMANDS, ['list'])).toEqual({ name: 'list', work: 'lists', args: [] });
});

test.each([
  [[], 'What should be done?'],
  [['drop'], 'There is no command "drop".'],
  [['list', '1001'], '"1001" is one argument too many.'],
])('%j is refused: %s', (argv, sentence) => {
  expect(() => findCommand(COMMANDS, argv)).toThrow(sentence);
});
