import { View } from '@react-pdf/renderer';

import { PaperText } from './paper-text.tsx';

interface Props {
  language: 'en' | 'ar';
  label: string;
  value: string;
  isBold?: boolean;
  /** The value is a number. */
  isFigure?: boolean;
}

/** What something is called at the edge where lines begin, and what it is at the other. */
export function PaperFact({ language, label, value, isBold = false, isFigure = false }: Props) {
  return (
    <View style={{ flexDirection: language === 'ar' ? 'row-reverse' : 'row', marginTop: 3 }} wrap={false}>
      <View style={{ flex: 3 }}>
        <PaperText language={language} isBold={isBold}>
          {label}
        </PaperText>
      </View>
      <View style={{ flex: 4 }}>
        <PaperText language={language} isBold={isBold} isFigure={isFigure} side="end">
          {value}
        </PaperText>
      </View>
    </View>
  );
}
