import { View } from '@react-pdf/renderer';

import type { LineGifts } from '#server/invoices/line-gifts.ts';
import type { InvoicedLine } from '#server/invoices/table.ts';

import { giftNotes } from './gift-notes.ts';
import { PaperRow } from './paper-row.tsx';
import { figureOf, PAPER_WORDS } from './paper-words.ts';

interface Props {
  language: 'en' | 'ar';
  lines: readonly InvoicedLine[];
  gifts: LineGifts;
}

const GREEN = '#1c6843';

/** What was sold or given back, a row each, and what that comes to; its heading stands again on each sheet. */
export function PaperLines({ language, lines, gifts }: Props) {
  const words = PAPER_WORDS[language];
  const { item, units, quantity, price, discount, amount } = words;
  const rowOf = (line: InvoicedLine): string[] => [
    line.quantity < 0 ? `${words.instead}: ${line.name[language]}` : line.name[language],
    line.units[language],
    line.quantity === 0 ? '' : String(line.quantity),
    line.quantity === 0 ? '' : figureOf(line.price),
    someOf(line.lowered),
    figureOf(amountOf(line)),
  ];
  const notesOf = ({ srno }: InvoicedLine) => giftNotes(srno === undefined ? undefined : gifts.get(srno), language);
  const lowered = lines.reduce((sum, line) => sum + line.lowered, 0);
  const whole = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return (
    <View style={{ marginTop: 14 }}>
      <View fixed>
        <PaperRow language={language} cells={[item, units, quantity, price, discount, amount]} isBold line={GREEN} />
      </View>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once; two lines may be the same in all that is printed
        <PaperRow key={at} language={language} cells={rowOf(line)} notes={notesOf(line)} line="#d9cfc2" />
      ))}
      <PaperRow
        language={language}
        cells={[words.lines, '', '', '', someOf(lowered), figureOf(whole)]}
        isBold
        line={GREEN}
      />
    </View>
  );
}

/** What the line comes to: units by price, less its part of code, voucher and points. */
function amountOf({ quantity, price, lowered }: InvoicedLine): number {
  return quantity * price - lowered;
}

function someOf(fils: number): string {
  return fils === 0 ? '' : figureOf(fils);
}
