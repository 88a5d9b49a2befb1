import { Page, View, type PageProps } from '@react-pdf/renderer';

import { FAMILY } from './load-fonts.ts';
import { MARGIN } from './paper-columns.ts';
import { PaperFact } from './paper-fact.tsx';
import { PaperLines } from './paper-lines.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PaperSums } from './paper-sums.tsx';
import { PaperText } from './paper-text.tsx';
import { momentOf, PAPER_WORDS } from './paper-words.ts';
import type { PrintJob } from './print-job.ts';

interface Props extends Pick<PrintJob, 'language' | 'supplier' | 'trn' | 'deliveredAt' | 'gifts'> {
  paper: PrintJob['papers'][number];
  /** The invoice that a credit note lowers. */
  invoice: Pick<PrintJob['papers'][number], 'number' | 'at'>;
}

/** One invoice or credit note, on as many sheets as it takes: what the law wants on it, and what was sold or given back. */
export function PaperPage({ paper, invoice, language, supplier, trn, deliveredAt, gifts }: Props) {
  const words = PAPER_WORDS[language];
  const isInvoice = paper.kind === 'invoice';
  const title = isInvoice ? words.invoice : words.creditNote;
  const { billedTo, lines } = paper.content;
  const name = billedTo.name === '' ? [] : [billedTo.name];
  const text = (said: string, size?: number, isBold = false) => (
    <PaperText language={language} isBold={isBold} {...(size !== undefined && { size })}>
      {said}
    </PaperText>
  );
  const said = `${supplier.name[language]} · ${words.trn}: ${trn} · ${title} ${paper.number}`;
  const sheet: NonNullable<PageProps['layout']> = ({ children, subPageNumber = 1, subPageTotalPages }) => (
    <PaperSheet language={language} said={said} number={subPageNumber} of={subPageTotalPages}>
      {children}
    </PaperSheet>
  );
  return (
    <Page size="A4" style={{ fontFamily: FAMILY, paddingVertical: 40, paddingHorizontal: MARGIN }} layout={sheet}>
      <View style={{ flexDirection: language === 'ar' ? 'row-reverse' : 'row', gap: 24 }}>
        <View style={{ flex: 1 }}>
          {text(supplier.name[language], 16, true)}
          {text(supplier.address[language])}
          {text(`${words.trn}: ${trn}`)}
        </View>
        <View style={{ flex: 1 }}>
          <PaperText language={language} size={18} isBold side="end" colour="#1c6843">
            {title}
          </PaperText>
          <PaperFact language={language} label={words.number} value={String(paper.number)} isBold />
          <PaperFact language={language} label={words.date} value={momentOf(paper.at, language)} />
          {isInvoice && deliveredAt && (
            <PaperFact language={language} label={words.supplied} value={momentOf(deliveredAt, language)} />
          )}
          {!isInvoice && <PaperFact language={language} label={words.ofInvoice} value={String(invoice.number)} />}
          {!isInvoice && <PaperFact language={language} label={words.ofDate} value={momentOf(invoice.at, language)} />}
          <PaperFact language={language} label={words.order} value={`RSO-${paper.orderId}`} isFigure />
        </View>
      </View>
      <View style={{ marginTop: 16 }}>
        {text(words.billedTo, 9, true)}
        {[...name, ...billedTo.address[language].split('\n')].map((line) => (
          <View key={line}>{text(line)}</View>
        ))}
      </View>
      {lines.length > 0 && <PaperLines language={language} lines={lines} gifts={gifts} />}
      <PaperSums language={language} paper={paper} />
      <View style={{ marginTop: 16 }}>{text(words.note, 8)}</View>
    </Page>
  );
}
