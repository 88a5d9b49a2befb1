/** The tax invoice of an order, and its credit notes (account.md sections 2 and 3; remaining.md OA 11 and 12; uae.md, VAT). */
import { API_BASE, defineCall } from './call.ts';
import { ofOrder } from './order-detail.ts';
import { bilingual, bool, fils, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

const invoiceHead = record({
  /** Of the invoice, or of the credit note: without gaps. */
  number: ['invoiceNo', number],
  kind: ['invoiceType', oneOf(['invoice', 'credit_note'])],
  docno: ['docNo', number],
  /** ISO */
  at: ['invoiceTs', text(40)],
  /** Invented: when the order came, ISO, which is the date of supply; null before that, of a credit note, and in answers that a device kept from before. */
  deliveredAt: ['actualDeliveryTs', withDefault(nullable(text(40)), null)],
  gross: ['grossAmount', fils],
  discount: ['discountAmount', fils],
  net: ['netAmount', fils],
  /** Within `net`. */
  vat: ['vatAmount', fils],
  paidBy: ['payMode', oneOf(['wallet', 'card', 'nothing'])],
  /** Invented: the shopper's name; answers that a device kept from before do not say it. */
  billedTo: ['billedTo', withDefault(text(200), '')],
  address: ['delAddress', bilingual(800)],
  delivery: ['deliveryAmount', fils],
  deposit: ['depositAmount', fils],
  donation: ['donationAmount', fils],
  /** Invented: why a credit note was made; empty of an invoice. */
  why: ['creditReason', bilingual(300)],
});
export type InvoiceHead = Decoded<typeof invoiceHead>;

const line = {
  name: ['stockDesc', bilingual(300)],
  units: ['stockUnit', bilingual(120)],
  discount: ['stockDiscount', fils],
  /** Of the line, VAT included, before what was taken off. */
  amount: ['stockAmount', fils],
  /** Invented: of an invoice's gifts; what a device kept from before does not say. */
  isGiftWrapped: ['isGiftWrapped', withDefault(bool, false)],
  message: ['deliveryMessage', withDefault(text(500), '')],
} as const;

const invoiceLine = record({ ...line, quantity: ['stockQty', number] });
export type InvoiceLine = Decoded<typeof invoiceLine>;

const noteLine = record({
  ...line,
  /** Of the credit note. */
  number: ['invoiceNo', number],
  /** Below 0 where it came in place of something that is given back; 0 where a discount alone is another now. */
  quantity: ['stockQty', integer({ min: -2_147_483_647, max: 2_147_483_647 })],
});

/** Invented: who sells, and its tax registration number. */
const seller = record({
  name: ['supplierName', bilingual(200)],
  address: ['supplierAddress', bilingual(300)],
  trn: ['supplierTrn', text(40)],
});

export const readInvoice = defineCall({
  name: 'invoices.read',
  method: 'POST',
  path: '/MyOrder/GetOrderInvoice',
  invented: true,
  auth: 'user',
  offline: 'online',
  input: record(ofOrder),
  answer: record({
    /** Answers that a device kept from before do not say. */
    seller: ['supplier', withDefault(nullable(seller), null)],
    /** The invoice first, then its credit notes; empty before the money was taken. */
    heads: ['table', list(invoiceHead, 1400)],
    /** Of the invoice. */
    lines: ['table5', list(invoiceLine, 1400)],
    /** Invented: of its credit notes. */
    noteLines: ['table6', list(noteLine, 4200)],
  }),
  summary: "An order's tax invoice with its lines, and its credit notes",
});

/** GET, the shopper's own session by cookie or bearer header: a PDF (remaining.md C26). `lang`: ours, en or ar. */
export const PRINT_INVOICE_PATH = `${API_BASE}/myorder/printinvoice`;

/** /ecomapi/myorder/printinvoice?idn={docNo}, with the language that it is written in. */
export function printInvoiceUrl(docno: number, language: 'en' | 'ar'): string {
  return `${PRINT_INVOICE_PATH}?idn=${docno}&lang=${language}`;
}

export const invoiceCalls = [readInvoice] as const;
