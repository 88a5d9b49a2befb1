import { createFileRoute } from '@tanstack/react-router';

import { productPath, stockCodeOf } from '#contract/urls.ts';
import { readProductPage } from '#src/app/read-product-page.ts';
import { ProductGone } from '#src/features/product/product-gone.tsx';
import { ProductPlace } from '#src/features/product/product-place.tsx';
import { ProductSkeleton } from '#src/features/product/product-skeleton.tsx';
import { isProductTab, type ProductTab } from '#src/features/product/product-tabs.ts';

/** storefront.md section 2: the stock code after the last hyphen finds the product, whatever the rest of the address says. */
export const Route = createFileRoute('/$locale/product/$')({
  codeSplitGroupings: [['component', 'notFoundComponent']],
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProductTab } => (isProductTab(tab) ? { tab } : {}),
  loader: ({ context, params: { _splat = '' } }) => readProductPage(context.queryClient, stockCodeOf(_splat)),
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {};
    const { card } = loaderData.value;
    const { locale } = context;
    return {
      meta: [
        { title: `${card.brand[locale]} ${card.name[locale]}, ${card.units[locale]}` },
        { name: 'description', content: card.shortDetail[locale] },
      ],
      links: [{ rel: 'canonical', href: `/${locale}${productPath(card)}` }],
    };
  },
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductGone,
  component: ProductPage,
});

function ProductPage() {
  const { _splat = '' } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const showTab = (to: ProductTab): void =>
    void navigate({ search: { tab: to }, replace: true, resetScroll: false, viewTransition: false });
  return <ProductPlace stockCode={stockCodeOf(_splat)} tab={tab} onTab={showTab} />;
}
