import type { Bilingual } from '#contract/wire-types.ts';
import type { Paper } from '#server/invoices/invoice-store.ts';
import type { LineGifts } from '#server/invoices/line-gifts.ts';

/** What a PDF is drawn from. */
export interface PrintJob {
  readonly language: 'en' | 'ar';
  readonly supplier: { readonly name: Bilingual; readonly address: Bilingual };
  readonly trn: string;
  /** The invoice first, then its credit notes. */
  readonly papers: readonly Pick<Paper, 'kind' | 'number' | 'orderId' | 'at' | 'content'>[];
  /** When the order came: the date of supply. Null before that. */
  readonly deliveredAt: Date | null;
  /** Of the order whose papers they are. */
  readonly gifts: LineGifts;
}

/** What the thread answers a job with. */
export type Drawn = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly error: string });
