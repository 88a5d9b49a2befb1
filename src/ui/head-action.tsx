import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the head of a drawer or a column has room for what its content can do; null outside of both. */
export const DrawerHead = createContext<HTMLElement | null>(null);

/** What can be done with all of a drawer's content stands in its head, in sight while the content scrolls; without such a head, where it is written. */
export function HeadAction({ children }: { children: ReactNode }) {
  const head = useContext(DrawerHead);
  return head ? createPortal(children, head) : children;
}
