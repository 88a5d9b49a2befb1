import { expect, test } from 'vitest';

import { notKept } from './not-kept.ts';

test('only a full disk is called full; everything else is a device that does not keep things', () => {
  expect(notKept(new DOMException('', 'QuotaExceededError'))).toEqual({ ok: false, why: 'full' });
  expect(notKept(new DOMException('', 'InvalidStateError'))).toEqual({ ok: false, why: 'broken' });
  expect(notKept(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))).toEqual({
    ok: false,
    why: 'broken',
  });
});
