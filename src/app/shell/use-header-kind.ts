import { useRouterState } from '@tanstack/react-router';

/**
 * What stands above a page. `shop`: the shop's header. `task`: something is looked after, and on a phone the page's own line is the header, with the way
 * to the search; `task-form`: without it. `task-pay`: nothing leads elsewhere but the way back. `own`: the whole screen is the page's.
 */
export type HeaderKind = 'shop' | 'task' | 'task-form' | 'task-pay' | 'own';

/** The one table of which pages are what, by their paths below the language: the first that fits. */
const KINDS: readonly (readonly [RegExp, HeaderKind])[] = [
  [/^\/(checkout|Finalize)/, 'task-pay'],
  [/^\/account\/shopping\//, 'own'],
  [/^\/account\/(my(profile|addressd)|update|change|delete)/, 'task-form'],
  [/^\/((account|orderinvoice|trackmyorder)\/.|cart)/, 'task'],
];

/** Of the page that is drawn, not of the one that is on its way: the header changes with it. */
export function useHeaderKind(): HeaderKind {
  return useRouterState({ select: ({ matches }) => headerKindOf(matches.at(-1)?.pathname ?? '') });
}

export function headerKindOf(path: string): HeaderKind {
  const below = path.replace(/^\/[^/]+/, '');
  return KINDS.find(([pattern]) => pattern.test(below))?.[1] ?? 'shop';
}
