import { View } from '@react-pdf/renderer';

import { PaperAmount } from './paper-amount.tsx';
import { PaperFact } from './paper-fact.tsx';
import { PAPER_WORDS } from './paper-words.ts';
import type { PrintJob } from './print-job.ts';

interface Props {
  language: 'en' | 'ar';
  paper: PrintJob['papers'][number];
}

/** What it comes to: what is taxed with the VAT within it, what is outside VAT, the total, and how it was paid or why it is given back. */
export function PaperSums({ language, paper: { kind, content } }: Props) {
  const { sums, paidBy, credited } = content;
  const words = PAPER_WORDS[language];
  const taxed = sums.net - sums.deposit - sums.donation;
  const lowered = [
    [words.code, -sums.discount],
    [words.voucher, -sums.voucher],
    [words.points, -sums.points],
  ] as const;
  const isLowered = lowered.some(([, fils]) => fils !== 0);
  const goods = [isLowered ? words.goodsBefore : words.goods, sums.goods] as const;
  const outside = [
    [words.deposit, sums.deposit],
    [words.donation, sums.donation],
  ] as const;
  const amounts = (some: readonly (readonly [label: string, fils: number])[]) =>
    some
      .filter(([, fils]) => fils !== 0)
      .map(([label, fils]) => <PaperAmount key={label} language={language} label={label} fils={fils} />);
  return (
    <View wrap={false} style={{ marginTop: 12, width: 330, alignSelf: language === 'ar' ? 'flex-start' : 'flex-end' }}>
      {amounts([goods, ...lowered, [words.delivery, sums.delivery]])}
      <PaperAmount language={language} label={words.taxed} fils={taxed} />
      <PaperAmount language={language} label={words.vat} fils={sums.vat} />
      {amounts(outside)}
      <View style={{ borderTopWidth: 1, borderTopColor: '#1c6843', marginTop: 5, paddingTop: 3 }}>
        <PaperAmount
          language={language}
          label={kind === 'invoice' ? words.total : words.givenBack}
          fils={sums.net}
          isBold
        />
        {kind === 'invoice' && <PaperFact language={language} label={words.paidBy} value={words.ways[paidBy]} />}
        {credited && (
          <>
            <PaperAmount language={language} label={words.before} fils={credited.before} />
            <PaperAmount language={language} label={words.after} fils={credited.after} />
            <PaperFact language={language} label={words.why} value={credited.why[language]} />
          </>
        )}
      </View>
    </View>
  );
}
