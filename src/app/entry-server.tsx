import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import type { RenderedPage, RenderRequest } from '#contract/rendered-page.ts';
import { isLocale } from '#contract/urls.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';

import { createAppRouter } from './create-router.ts';
import { laterWordsOf } from './i18n/i18n-for.ts';
import { headOf } from './page-head.ts';
import { writePageState } from './page-state.ts';
import { routeModule } from './route-module.ts';

/** Renders a public page. It reads nothing of the shopper's, so the result is the same for everyone. */
export async function renderPage({ url, request }: RenderRequest): Promise<RenderedPage> {
  const api = createApi(async (path) => {
    const { status, body, date } = await request(path);
    return new Response(body, { status, headers: { 'content-type': 'application/json', date } });
  });
  const queryClient = createQueryClient(api);
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }));
  const first = url.split('/')[1]?.split('?')[0];
  const lang = isLocale(first) ? first : 'en';
  await router.load();
  // The router's word for what came of the load; it has no public name yet.
  // oxlint-disable-next-line no-underscore-dangle
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    return {
      status: 302,
      lang,
      head: '',
      body: '',
      state: '',
      redirect: result.redirect.headers.get('location') ?? `/${lang}`,
      modules: [],
    };
  }
  const body = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const matches = router.state.matches;
  return {
    status: result?.status ?? 500,
    lang,
    head: headOf(matches),
    body,
    state: writePageState(queryClient),
    modules: [
      `locales/${lang}/messages.po`,
      ...['later', 'own'].slice(0, laterWordsOf(matches).length).map((name) => `locales/${lang}/${name}.po`),
      ...matches.map(({ routeId }) => routeModule(routeId)),
    ],
  };
}
