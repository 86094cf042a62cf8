import { formatMoney } from '../../lib/money';
import type { FontName } from '../../pdf/fontFiles';
import { writePdf, type Pdf } from '../../pdf/writePdf';
import type { Party, PaymentDocument } from './document';

const [left, right, middle] = [50, 545, 300];
const footRoom = 90;
const ink = '#161A22';
const muted = '#565F6F';
const rule = '#D5D9E0';

// Signs that steer how text runs would let a name rewrite what stands beside it.
const steering = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const printable = (text: string): string => text.replace(steering, ' ').trim();

interface Style {
  font?: FontName;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** Writes into a column from where the pen is, and leaves the pen below. */
function write(pdf: Pdf, text: string, from: number, to: number, style: Style = {}): void {
  const { font = 'Plain', size = 10, colour = ink, align = 'left' } = style;
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(printable(text), from, pdf.y, { width: to - from, align, lineGap: 2 });
}

/** Columns side by side: the pen ends below the longest. */
function beside(pdf: Pdf, ...columns: (() => void)[]): void {
  const top = pdf.y;
  let bottom = top;
  for (const column of columns) {
    pdf.y = top;
    column();
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom;
}

function line(pdf: Pdf): void {
  pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(rule).stroke();
  pdf.y += 8;
}

function head(pdf: Pdf, { kind, issuer, colour, logo }: PaymentDocument): void {
  pdf.rect(0, 0, pdf.page.width, 8).fill(colour);
  pdf.y = 48;
  beside(
    pdf,
    () => {
      if (!logo) return write(pdf, issuer.name, left, middle, { font: 'Bold', size: 18 });
      pdf.image(logo, left, pdf.y, { fit: [180, 44] });
      pdf.y += 50;
    },
    () => write(pdf, kind, middle, right, { size: 18, align: 'right', colour: muted }),
  );
  pdf.y += 24;
}

function party(pdf: Pdf, title: string, { name, lines }: Party, from: number, to: number): void {
  write(pdf, title, from, to, { size: 9, colour: muted });
  write(pdf, name, from, to, { font: 'Bold' });
  for (const text of lines) write(pdf, text, from, to);
}

function facts(pdf: Pdf, document: PaymentDocument): void {
  for (const [label, value] of document.facts) {
    beside(
      pdf,
      () => write(pdf, label, left, left + 120, { colour: muted }),
      () => write(pdf, value, left + 120, right),
    );
  }
  pdf.y += 20;
}

function row(pdf: Pdf, label: string, amount: string, style: Style = {}): void {
  if (pdf.y > pdf.page.height - footRoom) pdf.addPage();
  beside(
    pdf,
    () => write(pdf, label, left, 400, style),
    () => write(pdf, amount, 410, right, { ...style, align: 'right' }),
  );
  pdf.y += 6;
}

function amounts(pdf: Pdf, document: PaymentDocument): void {
  const { currency, amount, refunds, description } = document;
  const money = (minorUnits: number) => formatMoney(minorUnits, currency);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  line(pdf);
  row(pdf, 'Description', 'Amount', { size: 9, colour: muted });
  line(pdf);
  row(pdf, description, money(amount));
  line(pdf);
  row(pdf, 'Total paid', money(amount), { font: 'Bold' });
  for (const refund of refunds) row(pdf, refund.label, money(-refund.amount));
  if (refunded > 0) row(pdf, 'Left after what was given back', money(amount - refunded), { font: 'Bold' });
  if (document.note) write(pdf, document.note, left, right, { size: 9, colour: muted });
}

function draw(pdf: Pdf, document: PaymentDocument): void {
  const { kind, issuer, recipient } = document;
  head(pdf, document);
  facts(pdf, document);
  beside(
    pdf,
    () => party(pdf, 'From', issuer, left, middle - 20),
    () => party(pdf, kind === 'Invoice' ? 'Invoiced to' : 'Received from', recipient, middle, right),
  );
  pdf.y += 28;
  amounts(pdf, document);
}

/** A PDF of one payment: the same bytes for the same document. */
export const toPdf = (document: PaymentDocument): Promise<Buffer> =>
  writePdf(
    {
      size: 'A4',
      margin: left,
      info: {
        Title: printable(`${document.kind} ${document.number}`),
        Author: printable(document.issuer.name),
        CreationDate: document.paidAt,
      },
    },
    (pdf) => draw(pdf, document),
  );
