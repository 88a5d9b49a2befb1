import { Document, renderToBuffer } from '@react-pdf/renderer';

import { loadFonts } from './load-fonts.ts';
import { PaperPage } from './paper-page.tsx';
import { PAPER_WORDS } from './paper-words.ts';
import type { PrintJob } from './print-job.ts';

/** A PDF with each paper from a page of its own on, in the language that was asked for. */
export async function drawPapers({
  language,
  supplier,
  trn,
  papers,
  deliveredAt,
  gifts,
}: PrintJob): Promise<Uint8Array> {
  await loadFonts();
  const [first] = papers;
  if (!first) throw new Error('there is no paper to be drawn');
  const title = `${PAPER_WORDS[language].invoice} ${first.number}`;
  return renderToBuffer(
    <Document title={title} author={supplier.name[language]} language={language}>
      {papers.map((paper) => (
        <PaperPage
          key={`${paper.kind} ${paper.number}`}
          paper={paper}
          invoice={first}
          language={language}
          supplier={supplier}
          trn={trn}
          deliveredAt={deliveredAt}
          gifts={gifts}
        />
      ))}
    </Document>,
  );
}
