import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { writeTipBill } from '#contract/checkout-urls.ts';
import type { Regular } from '#contract/regulars.ts';
import { billRegular } from '#src/domain/regulars/commands.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';

/** Makes its bill, and leads to the page where that is paid; answers with what went wrong, or null. `fils`: what the screen shows. */
export function usePayRegular(): (regular: Pick<Regular, 'docno' | 'fils'>) => Promise<AppError | null> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  return async ({ docno, fils: shownFils }) => {
    const bill = await billRegular(client, { docno, shownFils }, locale);
    if (!bill.ok) return bill.error;
    const search = writeTipBill(bill.value.value);
    leavePanels(() => void navigate({ to: '/$locale/Finalizepayment', params: { locale }, search }));
    return null;
  };
}
