import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { CheckoutScreen } from '#src/features/checkout/checkout-screen.tsx';

/** storefront.md section 2: payment. For now it says that it comes next. */
export const Route = createFileRoute('/$locale/checkout')({
  beforeLoad: (asked) => requireUser(asked, 'cart'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Checkout`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: CheckoutScreen,
});
