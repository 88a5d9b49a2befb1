import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { inLocale, isLocale, isPrivatePath } from '#contract/urls.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { isBackFromProvider } from '#src/net/social-redirect.ts';
import { watchConnectivity } from '#src/state/connectivity.ts';
import { watchPanelHistory } from '#src/state/panels.ts';
import { deviceUser, sessionUser } from '#src/state/session.ts';

import { createAppRouter } from './create-router.ts';
import { preferredLocale } from './i18n/preferred-locale.ts';
import { keepWorkerMessages } from './installed/kept-messages.ts';
import { keepInstallPrompt } from './installed/kept-prompt.ts';
import { registerEarly } from './installed/register-early.ts';
import { whenIdle } from './installed/when-idle.ts';
import { loadAhead } from './load-ahead.ts';
import { readPageState } from './page-state.ts';
import { sessionStart } from './session-start.ts';
import { signInAgain } from './sign-in-again.ts';
import { watchedFetch } from './watched-fetch.ts';

import '#src/ui/base.css';

async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  keepWorkerMessages();
  keepInstallPrompt();
  nameLanguage();
  const queryClient = createQueryClient(
    createApi(watchedFetch, { shopper: () => deviceUser()?.id ?? null, signInAgain }),
  );
  readPageState(queryClient);
  watchConnectivity();
  watchPanelHistory();
  const router = createAppRouter(queryClient);
  const session = sessionStart(queryClient, router);
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  // A page as it was last drawn here is not what this app would draw now: it is drawn over.
  const isRendered = root.firstElementChild !== null && root.dataset['drawn'] === undefined;
  // With a page from the server, the router renders the same tree it did there: no boundary of its own around it.
  if (isRendered) Object.assign(router, { ssr: { manifest: undefined } });
  // The shopper's own pages are read from the device first. Nobody's first visit waits for it.
  if (sessionUser() && isPrivatePath(location.pathname)) {
    loadAhead(router);
    await session.now();
  }
  await router.load();
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  whenIdle(() => {
    session.whenNeeded();
    if (isBackFromProvider()) {
      void import('./finish-redirect.ts').then(
        ({ finishRedirect }) => finishRedirect(queryClient, router),
        () => undefined,
      );
    }
    registerEarly();
    void import('./installed/start-installed.ts').then(
      ({ startInstalled }) => startInstalled(queryClient, router),
      () => undefined,
    );
  });
}

/** The server redirects a path that names no language (decisions.md 23); without signal this does. */
function nameLanguage(): void {
  const { pathname, search, hash } = location;
  if (isLocale(pathname.split('/')[1])) return;
  history.replaceState(null, '', inLocale(`${pathname}${search}${hash}`, preferredLocale()));
}

void boot();
