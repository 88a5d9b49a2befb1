import { RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { watchConnectivity } from '#src/state/connectivity.ts';
import { watchPanelHistory } from '#src/state/panels.ts';

import { createAppRouter } from './create-router.ts';
import { readPageState } from './page-state.ts';
import '#src/ui/base.css';

async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const queryClient = createQueryClient(createApi((path, init) => fetch(path, init)));
  readPageState(queryClient);
  watchConnectivity();
  watchPanelHistory();
  const router = createAppRouter(queryClient);
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const isRendered = root.firstElementChild !== null;
  // With a page from the server, the router renders the same tree it did there: no boundary of its own around it.
  if (isRendered) Object.assign(router, { ssr: { manifest: undefined } });
  await router.load();
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

void boot();
