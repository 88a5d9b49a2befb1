import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { InPanel } from './in-panel.ts';
import { PanelLink } from './panel-link.tsx';

const { opened } = vi.hoisted(() => ({ opened: [] as unknown[] }));
vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openPanel: (...given: unknown[]) => opened.push(['on top', ...given]),
  replacePanel: (...given: unknown[]) => opened.push(['instead', ...given]),
}));
vi.mock('./app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));

const ASKED = { asked: { year: 2026, month: 11 } };
const PATH = '/account/monthlystatement?year=2026&month=11';

function show(of: { isInPanel?: boolean; isOver?: boolean; takesPlace?: boolean }) {
  const { isInPanel = false, ...ways } = of;
  showWidget(
    <InPanel value={isInPanel}>
      <PanelLink path={PATH} panel="monthlystatement" params={ASKED} {...ways}>
        November
      </PanelLink>
    </InPanel>,
  );
  return screen.getByRole('link', { name: 'November' });
}

beforeEach(() => {
  opened.length = 0;
});

test('from a page it leads to the page', () => {
  const link = show({});
  expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual([PATH, null]);
});

test.each([
  [{ isOver: true }, 'on top'],
  [{ isInPanel: true }, 'on top'],
  [{ isInPanel: true, takesPlace: true }, 'instead'],
  [{ isOver: true, takesPlace: true }, 'on top'],
])('%j opens the panel %s', (of, how) => {
  const link = show(of);
  // What PanelStack leaves alone (src/app/panels), and where a tap leads that opens a new tab.
  expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual([`/en${PATH}`, 'dialog']);
  expect(fireEvent.click(link)).toBe(false);
  expect(opened).toEqual([[how, 'monthlystatement', ASKED]]);
});

test('a tap for another tab is the browser’s', () => {
  expect(fireEvent.click(show({ isInPanel: true }), { ctrlKey: true })).toBe(true);
  expect(opened).toEqual([]);
});
