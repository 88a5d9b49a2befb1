import { Plural, Trans } from '@lingui/react/macro';

interface Props {
  total: number;
  /** Products that only have to do with what was asked for, where they stand open below. */
  related?: number;
}

/** How many products there are. */
export function ResultCount({ total, related = 0 }: Props) {
  return (
    <>
      <Plural value={total} _0="No products" one="# product" other="# products" />
      {related > 0 && (
        <>
          {' · '}
          <Trans>{related} related</Trans>
        </>
      )}
    </>
  );
}
