import { directionOf } from '../../../contract/languages';
import { textDirection } from '../../lib/i18n/direction';
import { inLocale, language, t } from '../../lib/i18n/i18n';
import { formatMoney } from '../../lib/money';
import { drawText, type FontName, type Pdf, type TextDirection, writePdf } from '../../platform';
import type { Party, PaymentDocument } from './document';

// Positions from the edge where lines start, which is the right one in right-to-left languages.
const [start, end, middle] = [50, 545, 300];
const footerHeight = 90;
const ink = '#161A22';
const muted = '#565F6F';
const rule = '#D5D9E0';

// Overrides would let a name reorder the text next to it.
const controlCharacters = /[\p{Cc}\u202a-\u202e]+/gu;

const printable = (text: string): string => text.replace(controlCharacters, ' ').trim();

const isMirrored = (): boolean => directionOf(language()) === 'rtl';

/** Returns the left edge of a column. */
const leftOf = (from: number, to: number): number => (isMirrored() ? start + end - to : from);

interface Style {
  font?: FontName;
  size?: number;
  colour?: string;
  align?: 'start' | 'end';
  /** Defaults to the direction of the text as a sentence. */
  direction?: TextDirection;
}

/** Writes text into a column at the current position and moves the position below it. */
function writeText(pdf: Pdf, text: string, from: number, to: number, style: Style = {}): void {
  const { font = 'Plain', size = 10, colour = ink, align = 'start' } = style;
  pdf.font(font).fontSize(size).fillColor(colour);
  drawText(pdf, printable(text), {
    left: leftOf(from, to),
    width: to - from,
    align: (align === 'start') === isMirrored() ? 'right' : 'left',
    direction: style.direction ?? textDirection(text, language()),
    lineGap: 2,
  });
}

/** Draws columns side by side and moves the position below the tallest. */
function drawColumns(pdf: Pdf, ...columns: (() => void)[]): void {
  const top = pdf.y;
  let bottom = top;
  for (const column of columns) {
    pdf.y = top;
    column();
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom;
}

function drawLine(pdf: Pdf): void {
  pdf.moveTo(start, pdf.y).lineTo(end, pdf.y).lineWidth(0.5).strokeColor(rule).stroke();
  pdf.y += 8;
}

const kindNames: Readonly<Record<PaymentDocument['kind'], () => string>> = {
  Invoice: () => t('Invoice'),
  Receipt: () => t('Receipt'),
};

const drawName = (pdf: Pdf, name: string, from: number, to: number, size?: number): void =>
  writeText(pdf, name, from, to, { font: 'Bold', size, direction: 'auto' });

function drawHeader(pdf: Pdf, { kind, issuer, colour, logo }: PaymentDocument): void {
  pdf.rect(0, 0, pdf.page.width, 8).fill(colour);
  pdf.y = 48;
  drawColumns(
    pdf,
    () => {
      if (!logo) return drawName(pdf, issuer.name, start, middle, 18);
      const align = isMirrored() ? 'right' : undefined;
      pdf.image(logo, leftOf(start, start + 180), pdf.y, { fit: [180, 44], align });
      pdf.y += 50;
    },
    () => writeText(pdf, kindNames[kind](), middle, end, { size: 18, align: 'end', colour: muted }),
  );
  pdf.y += 24;
}

function drawParty(pdf: Pdf, title: string, { name, lines }: Party, from: number, to: number): void {
  writeText(pdf, title, from, to, { size: 9, colour: muted });
  drawName(pdf, name, from, to);
  for (const text of lines) writeText(pdf, text, from, to, { direction: 'auto' });
}

function drawFacts(pdf: Pdf, document: PaymentDocument): void {
  for (const [label, value] of document.facts) {
    drawColumns(
      pdf,
      () => writeText(pdf, label, start, start + 120, { colour: muted }),
      () => writeText(pdf, value, start + 120, end),
    );
  }
  pdf.y += 20;
}

function drawRow(pdf: Pdf, label: string, amount: string, style: Style = {}): void {
  if (pdf.y > pdf.page.height - footerHeight) pdf.addPage();
  drawColumns(
    pdf,
    () => writeText(pdf, label, start, 400, style),
    () => writeText(pdf, amount, 410, end, { ...style, align: 'end', direction: directionOf(language()) }),
  );
  pdf.y += 6;
}

function drawAmounts(pdf: Pdf, document: PaymentDocument): void {
  const { currency, amount, refunds, description } = document;
  const money = (minorUnits: number) => formatMoney(minorUnits, currency);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  drawLine(pdf);
  drawRow(pdf, t('Description'), t('Amount'), { size: 9, colour: muted });
  drawLine(pdf);
  drawRow(pdf, description, money(amount));
  drawLine(pdf);
  drawRow(pdf, t('Total paid'), money(amount), { font: 'Bold' });
  for (const refund of refunds) drawRow(pdf, refund.label, money(-refund.amount));
  if (refunded > 0) drawRow(pdf, t('Total after refunds'), money(amount - refunded), { font: 'Bold' });
  if (document.note) writeText(pdf, document.note, start, end, { size: 9, colour: muted });
}

function drawDocument(pdf: Pdf, document: PaymentDocument): void {
  const { kind, issuer, recipient } = document;
  drawHeader(pdf, document);
  drawFacts(pdf, document);
  drawColumns(
    pdf,
    () => drawParty(pdf, t('From'), issuer, start, middle - 20),
    () => drawParty(pdf, kind === 'Invoice' ? t('Billed to') : t('Received from'), recipient, middle, end),
  );
  pdf.y += 28;
  drawAmounts(pdf, document);
}

const titleOf = ({ kind, number }: PaymentDocument): string =>
  kind === 'Invoice' ? t('Invoice {number}', { number }) : t('Receipt {number}', { number });

/** Returns a PDF of one payment in the document's locale, with identical bytes for identical documents. */
export const toPdf = (document: PaymentDocument): Promise<Buffer> =>
  inLocale(document.locale, () =>
    writePdf(
      {
        size: 'A4',
        margin: start,
        lang: language(),
        info: {
          Title: printable(titleOf(document)),
          Author: printable(document.issuer.name),
          CreationDate: document.paidAt,
        },
      },
      (pdf) => drawDocument(pdf, document),
    ),
  );
