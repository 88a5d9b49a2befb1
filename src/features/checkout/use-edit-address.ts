import { useNavigate } from '@tanstack/react-router';

import { writeAddressEdit } from '#contract/checkout-urls.ts';
import { useLocale } from '#src/state/locale.tsx';

import { openAddressForm } from './open-address-form.ts';

/** "In checkout, edit pushes the current path with query addrDocno and updateAddress=true" (account.md section 4); the form opens above it. */
export function useEditAddress(): (id: number) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return (id) => {
    void navigate({
      to: '/$locale/checkout',
      params: { locale },
      search: writeAddressEdit(id),
      resetScroll: false,
    }).then(() => openAddressForm({ id, pin: null, line1: '' }));
  };
}
