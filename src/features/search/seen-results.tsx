import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';
import { openAllSeen } from '#src/domain/catalogue/open-all-seen.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { NothingSeen } from './nothing-seen.tsx';
import { searchQuestion } from './search-question.ts';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useSearchChoice } from './use-search-choice.ts';

import notes from '#src/blocks/quiet-note.module.css';
import styles from './seen-results.module.css';

interface Props {
  error: AppError;
  onRetry: () => void;
}

/** Without signal and without a kept answer: what this device has seen of the catalogue, searched on the device. */
export function SeenResults({ error, onRetry }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const choice = useSearchChoice();
  const question = searchQuestion(choice, locale);
  const seen = useQuery({
    queryKey: ['seen-catalogue', question, locale],
    queryFn: async ({ client }) => (await openAllSeen(client)).find(question, locale),
    staleTime: 0,
    gcTime: 60_000,
  });
  useRememberedSearch(seen.data?.cards.length ? choice.q : undefined);
  if (seen.isPending) return <ProductGridSkeleton count={6} />;
  if (!seen.data) return <FailureNotice error={error} onRetry={onRetry} />;
  if (seen.data.cards.length === 0) return <NothingSeen hasWords={choice.q !== undefined} onRetry={onRetry} />;
  const { cards, asOf } = seen.data;
  return (
    <div className={styles.seen}>
      <div className={notes.note}>
        <Icon name="wifi-slash" size={24} />
        <output className={notes.words}>
          <strong>
            <Plural value={cards.length} one="# product this device has seen" other="# products this device has seen" />
          </strong>
        </output>
        <Button look="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
      <PagePriceAge asOf={asOf} />
      <ProductGrid label={t`Products this device has seen`} cards={cards} />
    </div>
  );
}
