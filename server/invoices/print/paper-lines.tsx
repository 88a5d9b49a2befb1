import { View } from '@react-pdf/renderer';

import type { InvoicedLine } from '#server/invoices/table.ts';

import { PaperText } from './paper-text.tsx';
import { figureOf, PAPER_WORDS } from './paper-words.ts';

interface Props {
  language: 'en' | 'ar';
  lines: readonly InvoicedLine[];
}

/** Parts of the width; the first two are words, the others figures. */
const WIDTHS = [5, 2.4, 1.2, 1.6, 1.7, 1.8];

/** What was sold, a row each; its heading stands again on each page. */
export function PaperLines({ language, lines }: Props) {
  const { item, units, quantity, price, discount, amount } = PAPER_WORDS[language];
  const row = (cells: readonly string[], isHead: boolean) => (
    <View
      style={{
        flexDirection: language === 'ar' ? 'row-reverse' : 'row',
        borderBottomWidth: 0.5,
        borderBottomColor: isHead ? '#1c6843' : '#d9cfc2',
        paddingVertical: 4,
      }}
    >
      {WIDTHS.map((width, at) => (
        <View key={width} style={{ flex: width, paddingHorizontal: 3 }}>
          <PaperText language={language} isBold={isHead} isAtEnd={at > 1} isFigure={at > 1}>
            {cells[at] ?? ''}
          </PaperText>
        </View>
      ))}
    </View>
  );
  return (
    <View style={{ marginTop: 14 }}>
      <View fixed>{row([item, units, quantity, price, discount, amount], true)}</View>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once; two lines may be the same in all that is printed
        <View key={at} wrap={false}>
          {row(
            [
              line.name[language],
              line.units[language],
              String(line.quantity),
              figureOf(line.price),
              line.lowered === 0 ? '' : figureOf(line.lowered),
              figureOf(line.quantity * line.price - line.lowered),
            ],
            false,
          )}
        </View>
      ))}
    </View>
  );
}
