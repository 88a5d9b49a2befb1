import { expect, test } from 'vitest';

import { toCardFrame } from '#contract/card-frame.ts';
import { LENIENT } from '#contract/wire.ts';

import { askForSession, showInFrame, sixDigits } from './frame-messages.ts';

const colour = (_name: string, instead: string): string => instead;

test('what is said to the frame is what its contract reads', () => {
  const shown = showInFrame({ what: 'challenge', challenge: { url: 'https://bank.example' } }, 'ar', colour);
  expect(toCardFrame.decode(shown, '', { ...LENIENT, strict: true })).toMatchObject({
    kind: 'show',
    what: 'challenge',
    language: 'ar',
    scheme: null,
    challenge: { url: 'https://bank.example' },
  });
  expect(showInFrame({ what: 'cvv', scheme: 'amex' }, 'en', colour)).toMatchObject({ scheme: 'amex', challenge: null });
  expect(askForSession()).toEqual({ kind: 'session' });
});

test('colours have six digits, whatever a build made of them', () => {
  expect(['#fff', ' #FBF7EE ', 'rgb(1 2 3)', ''].map((one) => sixDigits(one, '#123456'))).toEqual([
    '#ffffff',
    '#fbf7ee',
    '#123456',
    '#123456',
  ]);
});
