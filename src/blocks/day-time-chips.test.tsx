import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { DayTimeChips } from './day-time-chips.tsx';

const slot = (id: number, hours: string, isOpen: boolean, isNearlyFull: boolean) => ({
  id,
  hours,
  isOpen,
  isNearlyFull,
});

test('a time that is full is shown and cannot be chosen; one that is nearly full says so and can', async () => {
  const onSlot = vi.fn();
  const free = slot(3, '12:00 - 14:00', true, true);
  const { user } = showWidget(
    <DayTimeChips
      days={[{ id: 20_261_124, label: { en: 'Tuesday', ar: 'الثلاثاء' } }]}
      dayId={20_261_124}
      onDay={() => undefined}
      slots={[slot(1, '08:00 - 10:00', true, false), slot(2, '10:00 - 12:00', false, false), free]}
      slotId={1}
      onSlot={onSlot}
    />,
  );
  const named = (name: RegExp) => screen.getByRole('radio', { name });
  expect(named(/^08:00.–.10:00$/)).toBeTruthy();
  expect(named(/^10:00.–.12:00 ?Full$/).hasAttribute('disabled')).toBe(true);
  await user.click(named(/^12:00.–.14:00 ?Nearly full$/));
  expect(onSlot).toHaveBeenCalledExactlyOnceWith(free);
});
