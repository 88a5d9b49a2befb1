import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { Gallery } from './gallery.tsx';
import { PicturesPanel } from './pictures-panel.tsx';

vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openPanel: vi.fn(),
}));

const PICTURES = ['/pictures/1.webp', '/pictures/2.webp'];

test('a picture that is tapped opens as large as the screen', async () => {
  const { user } = showWidget(<Gallery name="Milk" pictures={PICTURES} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge picture 2' }));
  expect(openPanel).toHaveBeenCalledWith('pictures', { name: 'Milk', pictures: PICTURES, shown: 1 });
});

test('until the larger picture has come, the first one shows as the card had it', () => {
  const { container } = showWidget(<Gallery name="Milk" pictures={PICTURES} />);
  const inStrip = () => [...container.querySelectorAll('li > img')].map((picture) => picture.getAttribute('src'));
  expect(inStrip()).toEqual(['/pictures/1.webp', '/pictures/1-large.webp', '/pictures/2-large.webp']);
  fireEvent.load(screen.getByAltText('Milk'));
  expect(inStrip()).toEqual(['/pictures/1-large.webp', '/pictures/2-large.webp']);
});

test('what this device has of a list alone is not enlarged: it is no larger', () => {
  showWidget(<Gallery name="Milk" pictures={PICTURES} isSmall />);
  expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
});

test('the picture that was tapped comes first, and another tap shows it closely, and the whole again', async () => {
  const { user, container } = showWidget(<PicturesPanel name="Milk" pictures={PICTURES} shown={1} />);
  expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/pictures/2-large.webp',
    '/pictures/1-large.webp',
  ]);
  const closely = screen.getByRole('button', { name: 'Look closely at Milk 2' });
  await user.click(closely);
  expect(closely.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Look closely at Milk 1' }).getAttribute('aria-pressed')).toBe('false');
  await user.click(closely);
  expect(closely.getAttribute('aria-pressed')).toBe('false');
});
