import { useSyncExternalStore } from 'react';

/** storefront.md section 8: the form of an e-gift changes its layout at 1025 px. */
const NARROW = '(width <= 1025px)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
