import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { GivenStars } from './given-stars.tsx';

test.each([
  [1, 'Your rating: 1 star'],
  [4, 'Your rating: 4 stars'],
  [4.5, 'Your rating: 4.5 stars'],
])('%s stars are seen as a figure and read as %s', (stars, said) => {
  const { container } = showWidget(<GivenStars stars={stars} />);
  expect(container.querySelector('[aria-hidden=true]:not(svg)')?.textContent).toBe(String(stars));
  expect(container.textContent).toContain(said);
});
