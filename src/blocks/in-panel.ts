import { createContext, useContext } from 'react';

/** Whether what is shown is the content of a panel. */
export const InPanel = createContext(false);

/**
 * A panel has a title and a way back of its own, and leads to other panels; the page of the same content has a header and leads to
 * pages (account.md section 2, Panels).
 */
export function useIsInPanel(): boolean {
  return useContext(InPanel);
}
