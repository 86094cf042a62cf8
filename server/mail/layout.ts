import { escapeHtml } from '../lib/escapeHtml';
import { ownLanguage } from '../lib/ownLanguage';
import { textOn, type MailBrand } from './brand';

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Another way to answer, under the button. */
  otherLink?: { label: string; link: string };
  /** What the reader does when the mail is not for them. */
  footnote: string;
}

const livery = 'Livery';
const ink = '#1f2937';

export const asText = (
  { greeting, paragraphs, button, otherLink, footnote }: Letter,
  brand: MailBrand | null = null,
): string =>
  [
    greeting,
    ...paragraphs,
    ...[button, otherLink].flatMap((way) => (way ? [`${way.label}:\n${way.link}`] : [])),
    footnote,
    brand?.title ?? livery,
  ].join('\n\n') + '\n';

const paragraph = (text: string): string =>
  `<p dir="auto" style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const asButton = ({ label, link }: { label: string; link: string }, colour: string): string =>
  `<p dir="auto" style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:6px;background:${colour};color:${textOn(colour)};text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p dir="auto" style="margin:0 0 16px;font-size:13px;color:#4b5563">If the button does not work, open this address:<br>` +
  `<a href="${escapeHtml(link)}" style="color:${ink};word-break:break-all">${escapeHtml(link)}</a></p>`;

const asLink = ({ label, link }: { label: string; link: string }): string =>
  `<p dir="auto" style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:${ink}">${escapeHtml(label)}</a></p>`;

const asHead = ({ title, colour }: MailBrand): string =>
  `<p dir="auto" style="margin:0 0 24px;padding:12px 20px;border-radius:6px;background:${colour};color:${textOn(colour)};` +
  `font-size:18px;font-weight:600">${escapeHtml(title)}</p>`;

export const asHtml = (
  { subject, greeting, paragraphs, button, otherLink, footnote }: Letter,
  brand: MailBrand | null = null,
): string =>
  `<!doctype html><html lang="${ownLanguage}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:24px;background:#f3f4f6">` +
  `<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff;` +
  `color:${ink};font:16px/1.5 system-ui,sans-serif">` +
  (brand ? asHead(brand) : '') +
  [greeting, ...paragraphs].map(paragraph).join('') +
  (button ? asButton(button, brand?.colour ?? ink) : '') +
  (otherLink ? asLink(otherLink) : '') +
  `<p dir="auto" style="margin:24px 0 0;font-size:13px;color:#4b5563">${escapeHtml(footnote)}</p></div></body></html>`;
