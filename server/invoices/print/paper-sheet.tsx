import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { MARGIN } from './paper-columns.ts';
import { PaperText } from './paper-text.tsx';
import { PAPER_WORDS } from './paper-words.ts';

/** Points from the top. */
const HEAD = 20;
const FOOT = 806;

interface Props {
  language: 'en' | 'ar';
  /** Whose paper it is, and which. */
  said: string;
  /** Of this paper; not known while its sheets are counted. */
  number: number;
  of: number | undefined;
  /** What stands on it. */
  children: ReactNode;
}

/** One of a paper's sheets: of several each says which one it is, and from the second on what it belongs to. */
export function PaperSheet({ language, said, number, of = 1, children }: Props) {
  const place = { position: 'absolute', left: MARGIN, right: MARGIN } as const;
  return (
    <>
      {children}
      {number > 1 && (
        <View style={{ ...place, top: HEAD }}>
          <PaperText language={language} size={8}>
            {said}
          </PaperText>
        </View>
      )}
      {of > 1 && (
        <View style={{ ...place, top: FOOT }}>
          <PaperText language={language} size={8} side="end">
            {PAPER_WORDS[language].sheet(number, of)}
          </PaperText>
        </View>
      )}
    </>
  );
}
