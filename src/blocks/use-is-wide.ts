import { useSyncExternalStore } from 'react';

/** storefront.md section 9: mobile applies at 845 px and below. */
const WIDE = '(width > 845px)';

/** Whether there is room for a column beside the content. The server can't know and says yes; the style sheet hides it till then. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
