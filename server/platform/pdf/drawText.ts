import { withoutDirectionMarks } from '../../../contract/directionMarks';
import {
  createParagraph,
  isLeftToRight,
  type Paragraph,
  type TextDirection,
  visualRuns,
} from './visualOrder';
import type { Pdf } from './writePdf';

interface TextBox {
  left: number;
  width: number;
  align: 'left' | 'right';
  /** The direction of the sentence that the text is, not of the words in it. */
  direction: TextDirection;
  lineGap?: number;
}

// pdfkit shapes words separately unless there are features, but a run has to be shaped as a whole.
const asOneRun: PDFKit.Mixins.TextOptions = { features: [] };

const widthOf = (pdf: Pdf, text: string): number => pdf.widthOfString(withoutDirectionMarks(text), asOneRun);

/** Returns the parts of a text that fit into the width: words, and pieces of words that are too wide. */
function breakable(pdf: Pdf, text: string, width: number): string[] {
  const parts: string[] = [];
  for (const word of text.split(/(?= )/)) {
    let part = '';
    for (const { segment } of widthOf(pdf, word) > width ? new Intl.Segmenter().segment(word) : []) {
      if (part && widthOf(pdf, part + segment) > width) {
        parts.push(part);
        part = '';
      }
      part += segment;
    }
    parts.push(part || word);
  }
  return parts;
}

/** Returns the lines of a text, which begin with the space that separates them from the line before. */
function wrapText(pdf: Pdf, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of breakable(pdf, text, width)) {
    if (line && widthOf(pdf, (line + part).trimStart()) > width) {
      lines.push(line);
      line = '';
    }
    line += part;
  }
  return [...lines, line];
}

function drawLine(pdf: Pdf, runs: readonly string[], { left, width, align }: TextBox): void {
  const widths = runs.map((run) => widthOf(pdf, run));
  const total = widths.reduce((sum, runWidth) => sum + runWidth, 0);
  let x = align === 'left' ? left : left + width - total;
  const { y } = pdf;
  for (const [index, run] of runs.entries()) {
    pdf.text(run, x, y, { ...asOneRun, lineBreak: false });
    x += widths[index] ?? 0;
  }
  pdf.y = y;
}

function drawLines(pdf: Pdf, paragraph: Paragraph, box: TextBox): void {
  const lineHeight = pdf.currentLineHeight(true) + (box.lineGap ?? 0);
  let end = 0;
  for (const line of wrapText(pdf, paragraph.text, box.width)) {
    const start = end + line.length - line.trimStart().length;
    end += line.length;
    if (pdf.y + lineHeight > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    drawLine(pdf, visualRuns(paragraph, start, end), box);
    pdf.y += lineHeight;
  }
}

/**
 * Writes a text without line breaks into a box at the current position, wraps it, and moves the position
 * below it. Prints right-to-left scripts and mixtures of scripts in their visual order.
 */
export function drawText(pdf: Pdf, text: string, box: TextBox): void {
  const paragraph = createParagraph(text, box.direction);
  if (!isLeftToRight(paragraph)) return drawLines(pdf, paragraph, box);
  const { left, width, align, lineGap } = box;
  pdf.text(withoutDirectionMarks(text), left, pdf.y, { width, align, lineGap });
}
