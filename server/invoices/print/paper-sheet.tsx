import { View } from '@react-pdf/renderer';

import { MARGIN } from './paper-columns.ts';
import { PaperText } from './paper-text.tsx';
import { PAPER_WORDS } from './paper-words.ts';

/** Points from the top: measured from the bottom a text that is only known with its sheet is not drawn. */
const HEAD = 20;
const FOOT = 806;

interface Props {
  language: 'en' | 'ar';
  /** Whose paper it is, and which. */
  said: string;
}

/** Of a paper on several sheets: on each which one it is, and from the second on what it belongs to. */
export function PaperSheet({ language, said }: Props) {
  const place = { position: 'absolute', left: MARGIN, right: MARGIN } as const;
  return (
    <>
      <View fixed style={{ ...place, top: HEAD }}>
        <PaperText language={language} size={8}>
          {({ subPageNumber }) => (subPageNumber > 1 ? said : '')}
        </PaperText>
      </View>
      <View fixed style={{ ...place, top: FOOT }}>
        <PaperText language={language} size={8} side="end">
          {({ subPageNumber, subPageTotalPages }) =>
            subPageTotalPages > 1 ? PAPER_WORDS[language].sheet(subPageNumber, subPageTotalPages) : ''
          }
        </PaperText>
      </View>
    </>
  );
}
