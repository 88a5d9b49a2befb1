import type { BillStanding } from '#contract/bills.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { useBillWords } from './use-bill-words.ts';

/** A bill that is paid, also after a reload: what was paid for, to whom, and the way on. */
export function BillDone({ bill: { kind, fils, email } }: { bill: BillStanding }) {
  const locale = useLocale();
  const words = useBillWords(kind);
  return (
    <Notice icon="check-circle" title={words.done} heading="h1" said="status">
      <p>
        <bdi>{formatMoney(fils, locale)}</bdi>
        {email !== '' && (
          <>
            {' · '}
            <bdi dir="ltr">{email}</bdi>
          </>
        )}
      </p>
      <p>{words.after}</p>
      <AppLink path={words.back} className={buttonClass('primary')}>
        {words.backTo}
      </AppLink>
    </Notice>
  );
}
