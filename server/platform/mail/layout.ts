import { escapeHtml } from '../../lib/escapeHtml';
import { serverLocale } from '../../lib/localeText';
import { emailColors, emailTextOn } from '../../../contract/colors';
import type { EmailBrand } from './brand';

export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  otherLink?: { label: string; link: string };
  /** Small print, such as what to do if the recipient did not expect the email. */
  footnote: string;
}

const productName = 'Livery';
const { background, paper, ink, muted } = emailColors;

export const renderTextBody = (
  { greeting, paragraphs, button, otherLink, footnote }: EmailContent,
  brand: EmailBrand | null = null,
): string =>
  [
    greeting,
    ...paragraphs,
    ...[button, otherLink].flatMap((action) => (action ? [`${action.label}:\n${action.link}`] : [])),
    footnote,
    brand?.title ?? productName,
  ].join('\n\n') + '\n';

const paragraph = (text: string): string =>
  `<p dir="auto" style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const renderButton = ({ label, link }: { label: string; link: string }, colour: string): string =>
  `<p dir="auto" style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:6px;background:${colour};color:${emailTextOn(colour)};text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p dir="auto" style="margin:0 0 16px;font-size:13px;color:${muted}">If the button does not work, open this address:<br>` +
  `<a href="${escapeHtml(link)}" style="color:${ink};word-break:break-all">${escapeHtml(link)}</a></p>`;

const renderLink = ({ label, link }: { label: string; link: string }): string =>
  `<p dir="auto" style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:${ink}">${escapeHtml(label)}</a></p>`;

const renderHeader = ({ title, colour }: EmailBrand): string =>
  `<p dir="auto" style="margin:0 0 24px;padding:12px 20px;border-radius:6px;background:${colour};color:${emailTextOn(colour)};` +
  `font-size:18px;font-weight:600">${escapeHtml(title)}</p>`;

export const renderHtmlBody = (
  { subject, greeting, paragraphs, button, otherLink, footnote }: EmailContent,
  brand: EmailBrand | null = null,
): string =>
  `<!doctype html><html lang="${serverLocale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:24px;background:${background}">` +
  `<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:8px;background:${paper};` +
  `color:${ink};font:16px/1.5 system-ui,sans-serif">` +
  (brand ? renderHeader(brand) : '') +
  [greeting, ...paragraphs].map(paragraph).join('') +
  (button ? renderButton(button, brand?.colour ?? ink) : '') +
  (otherLink ? renderLink(otherLink) : '') +
  `<p dir="auto" style="margin:24px 0 0;font-size:13px;color:${muted}">${escapeHtml(footnote)}</p></div></body></html>`;
