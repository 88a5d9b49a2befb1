import { Trans, useLingui } from '@lingui/react/macro';

import { printInvoiceUrl } from '#contract/invoices.ts';
import { keepInvoicePdf } from '#src/domain/orders/invoice-pdf.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useKeptPdf } from './use-kept-pdf.ts';

interface Props {
  docno: number;
  /** By `versionOf`. */
  version: number;
}

/**
 * Opens the invoice as a PDF in a new tab. The device keeps a copy of one that was opened: without signal that is what it gives.
 */
export function InvoiceButton({ docno, version }: Props) {
  const { t } = useLingui();
  const language = useLocale();
  const isOffline = useIsOffline();
  const pdf = { docno, version, language } as const;
  const kept = useKeptPdf(pdf, isOffline);
  const face = (
    <>
      <Icon name="file-pdf" size={22} />
      <Trans>Open the invoice (PDF)</Trans>
    </>
  );
  if (!isOffline) {
    return (
      <a
        href={printInvoiceUrl(docno, language)}
        target="_blank"
        rel="noopener"
        className={buttonClass('quiet')}
        onClick={() => void keepInvoicePdf(pdf)}
      >
        {face}
      </a>
    );
  }
  if (kept !== null) {
    return (
      <a href={kept} download={`zad-invoice-${docno}.pdf`} className={buttonClass('quiet')}>
        {face}
      </a>
    );
  }
  return (
    <Button
      look="quiet"
      aria-disabled
      onClick={() => showToast(t`This invoice was not opened on this device before. It opens once you are online.`)}
    >
      {face}
    </Button>
  );
}
