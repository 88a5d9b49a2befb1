/** The PDF of an invoice, which the device keeps once it was opened. */
import { printInvoiceUrl, type InvoiceHead } from '#contract/invoices.ts';
import { readFile } from '#src/net/read-file.ts';
import { keepDocument, keptDocument } from '#src/offline/kept-documents.ts';
import { sessionUser } from '#src/state/session.ts';

export interface InvoicePdf {
  readonly docno: number;
  /** By `versionOf`. */
  readonly version: number;
  readonly language: 'en' | 'ar';
}

/** An invoice's PDF is another one once the order has come, and with each credit note. */
export function versionOf(heads: readonly InvoiceHead[]): number {
  return heads.length + heads.filter(({ deliveredAt }) => deliveredAt !== null).length * DELIVERED;
}

/** More than an order has papers. */
const DELIVERED = 10_000;

const PDF = 'application/pdf';
const nameOf = ({ docno, version, language }: InvoicePdf): string => `invoice ${docno} ${version} ${language}`;

/** Takes the copy for the device, where it has none: the worker shares with it what the tab is given (sw/share-paper.ts). */
export async function keepInvoicePdf(pdf: InvoicePdf): Promise<void> {
  const user = sessionUser();
  if (!user || (await keptDocument(nameOf(pdf)))) return;
  const file = await readFile(printInvoiceUrl(pdf.docno, pdf.language), { shopper: user.id, type: PDF });
  if (file.ok && sessionUser()?.id === user.id) await keepDocument(nameOf(pdf), file.value);
}

/** Null where the device has none, and while it is locked. */
export async function keptInvoicePdf(pdf: InvoicePdf): Promise<Blob | null> {
  if (!sessionUser()) return null;
  const bytes = await keptDocument(nameOf(pdf));
  return bytes && new Blob([bytes], { type: PDF });
}
