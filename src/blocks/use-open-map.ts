import { useLocation, useNavigate } from '@tanstack/react-router';

import { pinQuery } from '#contract/address-urls.ts';
import { readCheckoutPlace } from '#contract/checkout-urls.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';

/**
 * Opens the map for an address, null for a new one: by `openPanel`, and at checkout, where no map may be (security.md row 33), on the pin's own
 * page, which leads back with what was picked.
 */
export function useOpenMap(openPanel: (id: number | null) => void): (id: number | null) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (pathname !== `/${locale}/checkout`) return openPanel;
  // The page of a bill asks for no address.
  const leadsBack = readCheckoutPlace(search).bill === null;
  return (id) =>
    leavePanels(
      () =>
        void navigate({
          to: '/$locale/account/updatelocationpin',
          params: { locale },
          search: pinQuery(id, leadsBack),
        }),
    );
}
