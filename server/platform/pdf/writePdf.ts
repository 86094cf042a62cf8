import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { fontFiles } from './fonts';

export type Pdf = PDFKit.PDFDocument;

/** Removes direction marks from the title and the author, which programs show as they are. */
const plainInfo = ({ Title, Author, ...info }: PDFKit.DocumentInfo): PDFKit.DocumentInfo => ({
  ...info,
  ...(Title !== undefined && { Title: withoutDirectionMarks(Title) }),
  ...(Author !== undefined && { Author: withoutDirectionMarks(Author) }),
});

/** Returns the PDF file that `draw` creates. Loads pdfkit on the first call. */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ ...options, info: plainInfo(options.info ?? {}), font: fontFiles.Plain });
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file);
  const chunks: Buffer[] = [];
  const result = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return result;
}
