import { inked, slab } from './brush.ts';

const sources: Record<string, () => string>[] = [{ plain: () => slab(6, 6, 20, 20, 5, 'lin:#eee6d6,#dccfb6') }];

/** What the Fluent set lacks or has wrong, by art key. */
export const drawnForZad: readonly (readonly [key: string, body: string])[] = sources.flatMap((source) =>
  Object.entries(source).map(([key, draw]) => [key, inked(draw())] as const),
);
