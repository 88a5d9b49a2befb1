import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readPage } from '#src/app/read-page.ts';
import { ShelfSkeleton } from '#src/blocks/shelf-skeleton.tsx';
import { fullRange } from '#src/domain/catalogue/queries.ts';
import { RangeScreen } from '#src/features/range/range-screen.tsx';

/** storefront.md section 2: /viewall/{brand-or-family slug}?plProductDocno={id}. */
export const Route = createFileRoute('/$locale/viewall/$slug')({
  validateSearch: ({ plProductDocno }: Record<string, unknown>): { plProductDocno?: number } =>
    /^\d{1,9}$/.test(String(plProductDocno)) ? { plProductDocno: Number(plProductDocno) } : {},
  loaderDeps: ({ search }) => ({ productId: search.plProductDocno ?? 0 }),
  loader: ({ context, params, deps }) => readPage(context.queryClient, fullRange(params.slug, deps.productId)),
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {};
    const name = loaderData.value.name[context.locale];
    return { meta: [{ title: context.i18n._(msg`Everything from ${name} | Zad`) }] };
  },
  pendingComponent: ShelfSkeleton,
  component: RangePage,
});

function RangePage() {
  const { slug } = Route.useParams();
  const { productId } = Route.useLoaderDeps();
  return <RangeScreen slug={slug} productId={productId} />;
}
