/** Which order a page is about. Alone in its file: the router asks before the page's own code is there, on every first visit. */
import { documentNumberIn } from './document-number.ts';
import type { OrderPlace } from './order-urls.ts';

/** /thankyou/{doctype}/{docno} and the like; PR0 is read as PRO (remaining.md C2). Null for what is no order. */
export function readOrderPlace(params: { doctype: string; docno: string }): OrderPlace | null {
  const doctype = params.doctype.toUpperCase().replace('PR0', 'PRO');
  const docno = documentNumberIn(params.docno);
  return (doctype === 'PRO' || doctype === 'RSO') && docno !== null ? { doctype, docno } : null;
}
