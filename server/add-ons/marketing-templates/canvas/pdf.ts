import { type Pdf, writePdf } from '../../../platform';
import { layoutText, lineRuns } from './layoutText';
import { qrPath, type Page, type SceneNode } from './scene';

function draw(pdf: Pdf, node: SceneNode): void {
  switch (node.kind) {
    case 'box':
      pdf.roundedRect(node.x, node.y, node.width, node.height, node.radius ?? 0).fill(node.fill);
      return;
    case 'circle':
      pdf.circle(node.x, node.y, node.radius).fill(node.fill);
      return;
    case 'text': {
      const layout = layoutText(node);
      pdf.font(layout.font).fontSize(layout.size).fillColor(node.colour);
      for (const { text, x, baseline } of layout.lines.flatMap((line) => lineRuns(line, layout))) {
        pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      }
      return;
    }
    case 'image':
      pdf.image(node.png, node.x, node.y, {
        fit: [node.width, node.height],
        valign: 'center',
        ...(node.align === 'center' && { align: 'center' as const }),
      });
      return;
    case 'qr': {
      const { size, path } = qrPath(node.value);
      pdf.rect(node.x, node.y, node.width, node.height).fill('#ffffff');
      pdf
        .save()
        .translate(node.x, node.y)
        .scale(node.width / size)
        .path(path)
        .fill('#000000')
        .restore();
    }
  }
}

/** Returns a PDF of the pages. Its text can be searched, read aloud and printed at any size. */
export const toPdf = (pages: readonly Page[], title: string, author: string): Promise<Buffer> =>
  writePdf({ autoFirstPage: false, info: { Title: title, Author: author } }, (pdf) => {
    for (const { width, height, background, nodes } of pages) {
      pdf.addPage({ size: [width, height], margin: 0 });
      pdf.rect(0, 0, width, height).fill(background);
      for (const node of nodes) draw(pdf, node);
    }
  });
