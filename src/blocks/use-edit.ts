import type { EditOutcome } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';

import { sayIfNotKept } from './say-not-kept.ts';

/** Waits for an edit of the shopper's own rows. True where it is durable; where it is not, the shopper hears why. */
export function useEdit(): (edit: Promise<EditOutcome>) => Promise<boolean> {
  const locale = useLocale();
  return (edit) => sayIfNotKept(edit, locale);
}
