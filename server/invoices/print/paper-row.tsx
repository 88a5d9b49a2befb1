import { View } from '@react-pdf/renderer';

import { CELL_PADDING, COLUMNS } from './paper-columns.ts';
import { PaperText } from './paper-text.tsx';

interface Props {
  language: 'en' | 'ar';
  /** One a column; the first two are words, the others figures. */
  cells: readonly string[];
  /** What its columns are called, or what they come to. */
  isBold?: boolean;
  /** Smaller, below the first cell's words. */
  notes?: readonly string[];
  line: string;
}

/** A row of what was sold, with a line below it. */
export function PaperRow({ language, cells, isBold = false, notes = [], line }: Props) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: language === 'ar' ? 'row-reverse' : 'row',
        borderBottomWidth: 0.5,
        borderBottomColor: line,
        paddingVertical: 4,
      }}
    >
      {COLUMNS.map((width, at) => (
        <View key={width} style={{ flex: width, paddingHorizontal: CELL_PADDING }}>
          <PaperText language={language} isBold={isBold} {...(at > 1 && { side: 'right', isFigure: true })}>
            {cells[at] ?? ''}
          </PaperText>
          {at === 0 &&
            notes.map((note) => (
              <PaperText key={note} language={language} size={8} colour="#6a5644">
                {note}
              </PaperText>
            ))}
        </View>
      ))}
    </View>
  );
}
