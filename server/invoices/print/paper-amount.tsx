import { View } from '@react-pdf/renderer';

import { AMOUNT_WIDTH, CELL_PADDING } from './paper-columns.ts';
import { PaperText } from './paper-text.tsx';
import { figureOf } from './paper-words.ts';

interface Props {
  language: 'en' | 'ar';
  label: string;
  fils: number;
  isBold?: boolean;
}

/** What an amount is called, and the amount in the column of the lines' amounts. */
export function PaperAmount({ language, label, fils, isBold = false }: Props) {
  return (
    <View style={{ flexDirection: language === 'ar' ? 'row-reverse' : 'row', marginTop: 3 }} wrap={false}>
      <View style={{ flex: 1 }}>
        <PaperText language={language} isBold={isBold}>
          {label}
        </PaperText>
      </View>
      <View style={{ width: AMOUNT_WIDTH, paddingHorizontal: CELL_PADDING }}>
        <PaperText language={language} isBold={isBold} side="right" isFigure>
          {figureOf(fils)}
        </PaperText>
      </View>
    </View>
  );
}
