import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readPage } from '#src/app/read-page.ts';
import { ShelfSkeleton } from '#src/blocks/shelf-skeleton.tsx';
import { originPage } from '#src/domain/catalogue/queries.ts';
import { OriginScreen } from '#src/features/origin/origin-screen.tsx';
import { pagesOpen } from '#src/features/origin/pages-open.ts';

/** storefront.md section 2: /origin/{origin}; `page` is how far the list was opened, so that Back finds it as it was. */
export const Route = createFileRoute('/$locale/origin/$origin')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => {
    const asked = pagesOpen(page);
    return asked > 1 ? { page: asked } : {};
  },
  loader: async ({ context: { queryClient }, params: { origin }, location }) => {
    const last = pagesOpen((location.search as { page?: unknown }).page);
    const others = Array.from({ length: last - 1 }, (_, index) => originPage(origin, index + 2));
    const reading = others.map((query) => queryClient.prefetchQuery(query));
    const [first] = await Promise.all([readPage(queryClient, originPage(origin, 1)), ...reading]);
    return first;
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {};
    const name = loaderData.value.name[context.locale];
    return { meta: [{ title: context.i18n._(msg`Products from ${name} | Zad`) }] };
  },
  pendingComponent: ShelfSkeleton,
  component: OriginRoutePage,
});

function OriginRoutePage() {
  const { origin } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const more = (): void =>
    void navigate({ search: { page: page + 1 }, replace: true, resetScroll: false, viewTransition: false });
  return <OriginScreen origin={origin} page={page} onMore={more} />;
}
