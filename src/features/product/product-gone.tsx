import { FailureNotice } from '#src/blocks/failure-notice.tsx';

/** An address whose stock code the catalogue does not know, or does not know any more. */
export function ProductGone() {
  return <FailureNotice error={{ kind: 'refused', code: 'not_found', message: '' }} onRetry={() => undefined} isPage />;
}
