import { Trans } from '@lingui/react/macro';

/** "Order RSO-1001". */
export function OrderNumber({ doctype, docno }: { doctype: string; docno: number }) {
  const number = `${doctype}-${docno}`;
  return (
    <Trans>
      Order <bdi dir="ltr">{number}</bdi>
    </Trans>
  );
}
