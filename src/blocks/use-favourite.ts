import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { setFavourite, useIsFavourite } from '#src/domain/favourites/favourites.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { whenSignedIn } from './login-gate.ts';
import { useEdit } from './use-edit.ts';

/** storefront.md section 4, Favourite toggle: a guest signs in first, and the tap then means what it meant: keep this one. */
export function useFavourite({ stockCode, name }: Pick<ProductCard, 'stockCode' | 'name'>): {
  isOn: boolean;
  toggle: () => void;
} {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const isOn = useIsFavourite(stockCode);
  const set = async (): Promise<void> => {
    const isKept = await edit(setFavourite(stockCode, !isOn));
    if (isKept && isOn) showToast(t`Item successfully removed from favourites!`, 'success');
  };
  return {
    isOn,
    toggle: () =>
      whenSignedIn('favourites', () => void set(), { kind: 'favourite', stockCode, quantity: 0, name: name[locale] }),
  };
}
