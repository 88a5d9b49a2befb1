import { View } from '@react-pdf/renderer';

import { PaperFact } from './paper-fact.tsx';
import { figureOf, PAPER_WORDS } from './paper-words.ts';
import type { PrintJob } from './print-job.ts';

interface Props {
  language: 'en' | 'ar';
  paper: PrintJob['papers'][number];
}

/** What it comes to: what is taxed with the VAT within it, what is outside VAT, the total, and how it was paid. */
export function PaperSums({ language, paper: { kind, content } }: Props) {
  const { sums, paidBy } = content;
  const words = PAPER_WORDS[language];
  const taxed = sums.net - sums.deposit - sums.donation;
  const parts = [
    [words.goods, sums.goods],
    [words.code, -sums.discount],
    [words.voucher, -sums.voucher],
    [words.points, -sums.points],
    [words.delivery, sums.delivery],
  ] as const;
  const outside = [
    [words.deposit, sums.deposit],
    [words.donation, sums.donation],
  ] as const;
  const facts = (some: readonly (readonly [label: string, fils: number])[]) =>
    some
      .filter(([, fils]) => fils !== 0)
      .map(([label, fils]) => (
        <PaperFact key={label} language={language} label={label} value={figureOf(fils)} isFigure />
      ));
  return (
    <View wrap={false} style={{ marginTop: 12, width: 330, alignSelf: language === 'ar' ? 'flex-start' : 'flex-end' }}>
      {facts(parts)}
      <PaperFact language={language} label={words.taxed} value={figureOf(taxed)} isFigure />
      <PaperFact language={language} label={words.vat} value={figureOf(sums.vat)} isFigure />
      {facts(outside)}
      <View style={{ borderTopWidth: 1, borderTopColor: '#1c6843', marginTop: 5, paddingTop: 3 }}>
        <PaperFact
          language={language}
          label={kind === 'invoice' ? words.total : words.givenBack}
          value={language === 'ar' ? `${figureOf(sums.net)} درهم` : `AED ${figureOf(sums.net)}`}
          isBold
        />
        {kind === 'invoice' && <PaperFact language={language} label={words.paidBy} value={words.ways[paidBy]} />}
      </View>
    </View>
  );
}
