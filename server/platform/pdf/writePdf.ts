import path from 'node:path';

// The fonts cover scripts such as Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. Others, such
// as Chinese, print as empty boxes.
export const fontFiles = {
  Plain: path.join(__dirname, 'fonts/DejaVuSans.ttf'),
  Bold: path.join(__dirname, 'fonts/DejaVuSans-Bold.ttf'),
} as const;

export type FontName = keyof typeof fontFiles;

export type Pdf = PDFKit.PDFDocument;

/** Returns the PDF file that `draw` creates. Loads pdfkit on the first call. */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ ...options, font: fontFiles.Plain });
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
