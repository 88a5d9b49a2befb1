import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { Trail } from '#src/blocks/trail.tsx';
import { useLocale } from '#src/state/locale.tsx';

/** Above the products of one category: the way back to all of them. */
export function CategoryTrail({ name }: { name: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const all = (
    <Link to="/$locale/searchpage" params={{ locale }}>
      <Trans>Categories</Trans>
    </Link>
  );
  return <Trail label={t`Categories`} steps={[all, name]} />;
}
