import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where a drawer's head has room for what its content can do; null outside of a drawer. */
export const DrawerHead = createContext<HTMLElement | null>(null);

/** What can be done with all of a drawer's content stands in its head, in sight while the content scrolls; outside of a drawer, where it is written. */
export function HeadAction({ children }: { children: ReactNode }) {
  const head = useContext(DrawerHead);
  return head ? createPortal(children, head) : children;
}
