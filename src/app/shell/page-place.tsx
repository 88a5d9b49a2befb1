import { useLocation, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { isPrivatePath } from '#contract/urls.ts';
import { useUnsentChanges } from '#src/state/session.ts';

import styles from './shell.module.css';

/** Not of the first page: a session ends seldom. */
const SignInToSee = lazy(async () => ({ default: (await import('#src/blocks/sign-in-to-see.tsx')).SignInToSee }));

/**
 * Where the page is. While the device is locked a page of the shopper's own is covered and stays as it is behind the cover: what they
 * typed is there when they have signed in again.
 */
export function PagePlace() {
  const isPrivate = useLocation({ select: ({ pathname }) => isPrivatePath(pathname) });
  const isCovered = useUnsentChanges() !== null && isPrivate;
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      {isCovered && (
        <Suspense>
          <SignInToSee asksAtOnce />
        </Suspense>
      )}
      {/* Without a box of its own, so that it changes nothing of how a page is laid out. */}
      <div hidden={isCovered} className={styles.page}>
        <Outlet />
      </div>
    </main>
  );
}
