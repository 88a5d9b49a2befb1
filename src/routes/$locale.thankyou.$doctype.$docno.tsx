import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { hidesBanner } from '#contract/checkout-urls.ts';
import { readOrderPlace } from '#contract/order-place.ts';
import { requireUser } from '#src/app/require-user.ts';
import { ThingsYouLike } from '#src/features/cart/things-you-like.tsx';
import { ThanksScreen } from '#src/features/checkout/thanks-screen.tsx';

/** account.md section 2: order confirmation; with viewport=WEB_MOBILE its banner is hidden. */
export const Route = createFileRoute('/$locale/thankyou/$doctype/$docno')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: async (asked) => {
    if (!readOrderPlace(asked.params)) throw notFound();
    await requireUser(asked, 'account');
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Thank you`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: ThanksPage,
});

function ThanksPage() {
  const place = readOrderPlace(Route.useParams());
  const hasBanner = !hidesBanner(Route.useSearch());
  return (
    place && (
      <ThanksScreen {...place} hasBanner={hasBanner}>
        <ThingsYouLike lines={[]} />
      </ThanksScreen>
    )
  );
}
