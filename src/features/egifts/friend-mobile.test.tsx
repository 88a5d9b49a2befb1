import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { FriendMobile } from './friend-mobile.tsx';

function Form({ before }: { before: string }) {
  const [value, setValue] = useState(before);
  return <FriendMobile value={value} error={undefined} onChange={setValue} />;
}
const box = () => screen.queryByLabelText<HTMLInputElement>(/Recipient's mobile/);

test('the field comes once it is asked for, with the focus in it', async () => {
  const { user } = showWidget(<Form before="" />);
  expect(box()).toBeNull();
  await user.click(screen.getByRole('button', { name: /Add the recipient's mobile/ }));
  expect(document.activeElement).toBe(box());
});

test('a number that was typed before can be cleared, and its field stays', async () => {
  const { user } = showWidget(<Form before="501234567" />);
  const field = box();
  if (field) await user.clear(field);
  expect(box()?.value).toBe('');
});
