import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';

import { AccountFrame } from '#src/features/account/account-frame.tsx';
import { NextOrder } from '#src/features/orders/next-order.tsx';

/** account.md section 2: what stands around every page of the account. Each page below asks for the signed-in shopper itself. */
export const Route = createFileRoute('/$locale/account')({
  component: AccountLayout,
});

function AccountLayout() {
  const isHome = useLocation({ select: ({ pathname }) => /^\/[^/]+\/account\/?$/.test(pathname) });
  return (
    <AccountFrame isHome={isHome} orders={<NextOrder />}>
      <Outlet />
    </AccountFrame>
  );
}
