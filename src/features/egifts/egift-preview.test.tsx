import { expect, test } from 'vitest';

import { newEgift } from '#src/domain/egifts/typed-egift.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { EgiftPreview } from './egift-preview.tsx';

test('before a name is typed the letter greets nobody by one', () => {
  const typed = newEgift(2500, 'Omar', '2026-11-29');
  const { container, rerender } = showWidget(<EgiftPreview typed={typed} />);
  expect(container.textContent).toContain('Hello,');
  rerender(<EgiftPreview typed={{ ...typed, name: ' Sara ' }} />);
  expect(container.textContent).toContain('Hello Sara,');
});
