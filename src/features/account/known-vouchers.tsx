import { useMine } from '#src/blocks/use-mine.ts';
import { useVoucherWords } from '#src/blocks/use-voucher-words.ts';
import { extras } from '#src/domain/checkout/queries.ts';

/** The vouchers that checkout offers; nothing where there are none, and while it is not known. */
export function KnownVouchers() {
  const say = useVoucherWords();
  const vouchers = useMine(extras()).data?.value.vouchers ?? [];
  if (vouchers.length === 0) return null;
  return (
    <ul>
      {vouchers.map((voucher) => (
        <li key={voucher.id}>{say(voucher)}</li>
      ))}
    </ul>
  );
}
