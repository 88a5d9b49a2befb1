import { later } from '#src/ui/later.tsx';

/** Not of an answer that found much. */
export const LaterPopular = later(async () => (await import('./popular-products.tsx')).PopularProducts);
