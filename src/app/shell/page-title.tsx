import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { canonicalOf, titleOf } from '#src/app/page-head.ts';

/** Keeps the tab's title and the canonical address as the page's route says; the server writes the first ones. */
export function PageTitle() {
  const title = useRouterState({ select: (state) => titleOf(state.matches) });
  const canonical = useRouterState({ select: (state) => canonicalOf(state.matches) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => setCanonical(canonical), [canonical]);
  return null;
}

/** Browsers share the canonical address, so one left from the page before would share the wrong product. */
function setCanonical(href: string | undefined): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (href === undefined) {
    known?.remove();
    return;
  }
  const link = known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.setAttribute('href', href);
}
