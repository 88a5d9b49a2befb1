import { expect, test } from 'vitest';

import { tellPasswordChanged } from './tell-password-changed.ts';
import type { User } from './user-store.ts';

const USER: User = {
  id: 7,
  firstName: 'Mariam',
  lastName: '',
  email: 'mariam@zad.example',
  mobile: '+971501234567',
} as User;

function messages(isSmsDown = false) {
  const sent: { to: string; subject?: string; body: string }[] = [];
  return {
    sent,
    mail: async (one: { to: string; subject: string; body: string }) => void sent.push(one),
    sms: async (one: { to: string; body: string }) => {
      if (isSmsDown) throw new Error('no SMS today');
      sent.push(one);
    },
  };
}

test('the mail and the phone are told, in both languages', async () => {
  const all = messages();
  await tellPasswordChanged(all, USER);
  expect(all.sent.map(({ to }) => to)).toEqual([USER.email, USER.mobile]);
  expect(all.sent[0]?.subject).toMatch(/^Your Zad password was changed \/ .*كلمة مرورك/);
  expect(all.sent[0]?.body).toMatch(/^Your password was changed, and every device was signed out\..*\n.*كلمة مرورك/);
  expect(all.sent[1]?.body).toMatch(/^Zad: your password was changed\..*كلمة مرورك/);
  expect(all.sent[1]).not.toHaveProperty('subject');
});

test('who has one of them alone is told there', async () => {
  const byMail = messages();
  await tellPasswordChanged(byMail, { ...USER, mobile: null });
  expect(byMail.sent.map(({ to }) => to)).toEqual([USER.email]);
  const byPhone = messages();
  await tellPasswordChanged(byPhone, { ...USER, email: '' });
  expect(byPhone.sent.map(({ to }) => to)).toEqual([USER.mobile]);
});

test('one that fails keeps the other from nothing, and is not kept quiet', async () => {
  const half = messages(true);
  await expect(tellPasswordChanged(half, USER)).rejects.toThrow('no SMS today');
  expect(half.sent.map(({ to }) => to)).toEqual([USER.email]);
});
