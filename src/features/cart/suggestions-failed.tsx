import { Trans } from '@lingui/react/macro';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import styles from './suggestions.module.css';

interface Props {
  error: AppError;
  onRetry: () => void;
}

/** storefront.md section 8: in place of a carousel beside the cart. Without signal the shell has said so, and nothing more is said. */
export function SuggestionsFailed({ error, onRetry }: Props) {
  const locale = useLocale();
  if (error.kind === 'offline' || error.kind === 'timeout') return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{say(cartMessages.loadingFailed, locale)}</p>
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
