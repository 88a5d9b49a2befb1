import { Document, renderToBuffer } from '@react-pdf/renderer';

import { loadFonts } from './load-fonts.ts';
import { PaperPage } from './paper-page.tsx';
import { PAPER_WORDS } from './paper-words.ts';
import type { PrintJob } from './print-job.ts';

/** A PDF with each paper from a page of its own on, in the language that was asked for. */
export async function drawPapers({ language, supplier, trn, papers }: PrintJob): Promise<Uint8Array> {
  await loadFonts();
  const [first] = papers;
  const invoiceNumber = first?.number ?? 0;
  const title = `${PAPER_WORDS[language].invoice} ${invoiceNumber}`;
  return renderToBuffer(
    <Document title={title} author={supplier.name[language]} language={language}>
      {papers.map((paper) => (
        <PaperPage
          key={`${paper.kind} ${paper.number}`}
          paper={paper}
          invoiceNumber={invoiceNumber}
          language={language}
          supplier={supplier}
          trn={trn}
        />
      ))}
    </Document>,
  );
}
