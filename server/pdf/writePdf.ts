import { fontFiles } from './fontFiles';

export type Pdf = PDFKit.PDFDocument;

/** The file of what is drawn. pdfkit is loaded with the first one that is asked for. */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ ...options, font: fontFiles.Plain });
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return whole;
}
