import { expect, test } from 'vitest';

import { accountColour } from './account-colour.ts';

test('the colour of the account is handed to the style sheet', () => {
  expect(accountColour('#8f5e00')).toEqual({ '--account': '#8f5e00' });
});

test.each([undefined, '', 'gold', '#123', 'url(https://elsewhere.example/x)', '#8f5e00; color: red'])(
  '%s is no colour',
  (colour) => expect(accountColour(colour)).toBeUndefined(),
);
