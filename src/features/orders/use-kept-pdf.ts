import { useEffect, useState } from 'react';

import { keptInvoicePdf, type InvoicePdf } from '#src/domain/orders/invoice-pdf.ts';

/** Where the copy that the device keeps can be opened; null where it has none, or none is wanted. */
export function useKeptPdf({ docno, version, language }: InvoicePdf, isWanted: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let made: string | null = null;
    let isOver = false;
    const open = async (): Promise<void> => {
      const kept = await keptInvoicePdf({ docno, version, language });
      if (!kept || isOver) return;
      made = URL.createObjectURL(kept);
      setUrl(made);
    };
    void open();
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [docno, version, language, isWanted]);
  return url;
}
