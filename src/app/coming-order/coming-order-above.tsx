import type { ReactNode } from 'react';

import { whenIdle } from '#src/app/installed/when-idle.ts';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

/** Not of a guest's page, and of nobody's first screen. */
const ComingOrder = later(async () => {
  await new Promise<void>(whenIdle);
  return (await import('./coming-order.tsx')).ComingOrder;
});

/** Above a page: the order that its shopper waits for. */
export function ComingOrderAbove({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Its place is there from the first frame where the worker knows that one comes. */}
      <div data-coming-room="">{useSessionUser() && <ComingOrder />}</div>
      {children}
    </>
  );
}
