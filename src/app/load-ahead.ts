import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';

import { isLocale } from '#contract/urls.ts';

import { laterWordsOf } from './i18n/i18n-for.ts';

/** The scripts and words of the page that is asked for, while what the device knows is read; who uses them says what fails. */
export function loadAhead(router: RegisteredRouter): void {
  const matches = router.matchRoutes(router.latestLocation);
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
  for (const { routeId } of matches) {
    const route = routes.get(String(routeId));
    if (route) router.loadRouteChunk(route)?.catch(() => undefined);
  }
  const locale = location.pathname.split('/')[1];
  if (isLocale(locale)) for (const load of laterWordsOf(matches)) load(locale).catch(() => undefined);
}
