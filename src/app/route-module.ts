/** The file of a route without its ending, as Vite's manifest names it: TanStack's flat files are named after their routes. */
export function routeModule(routeId: string): string {
  return `src/routes${routeId.replace(/\/$/, '/index').replaceAll('/', '.').replace('.', '/')}`;
}
