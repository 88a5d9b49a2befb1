import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';

import { setFavourite, useIsFavourite } from '#src/domain/favourites/favourites.ts';
import { showToast } from '#src/state/toasts.ts';

import { IsRemovalSaid } from './favourite-removal.ts';
import { whenSignedIn } from './login-gate.ts';
import { useEdit } from './use-edit.ts';

/** storefront.md section 4, Favourite toggle: a guest signs in first, and the tap then means what it meant: keep this one. `name`: the product's, which the shopper is asked by. */
export function useFavourite(stockCode: string, name: string): { isOn: boolean; toggle: () => void } {
  const { t } = useLingui();
  const edit = useEdit();
  const isSaid = useContext(IsRemovalSaid);
  const isOn = useIsFavourite(stockCode);
  const set = async (): Promise<void> => {
    const isKept = await edit(setFavourite(stockCode, !isOn));
    if (isKept && isOn && !isSaid) showToast(t`Item successfully removed from favourites!`, 'success');
  };
  return {
    isOn,
    toggle: () => whenSignedIn('favourites', () => void set(), { kind: 'favourite', stockCode, quantity: 0, name }),
  };
}
