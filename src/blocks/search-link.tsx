import { useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** To the shop's search, with the keyboard in its field, from a page whose header has none. */
export function SearchLink({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const beginThere = (): void => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
    });
  };
  return (
    <Link
      to="/$locale/searchpage"
      params={{ locale }}
      className={className}
      aria-label={t`Search products`}
      onClick={beginThere}
    >
      <Icon name="magnifying-glass" size={24} />
    </Link>
  );
}
