/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** What the reader does when the mail is not for them. */
  footnote: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

export const asText = ({ greeting, paragraphs, button, footnote }: Letter): string =>
  [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.link}`] : []), footnote, 'Livery'].join(
    '\n\n',
  ) + '\n';

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

const asButton = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:#4b5563">If the button does not work, open this address:<br>` +
  `<a href="${escaped(link)}" style="color:#1f2937;word-break:break-all">${escaped(link)}</a></p>`;

export const asHtml = ({ subject, greeting, paragraphs, button, footnote }: Letter): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  `<body style="margin:0;padding:24px;background:#f3f4f6">` +
  `<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff;` +
  `color:#1f2937;font:16px/1.5 system-ui,sans-serif">` +
  [greeting, ...paragraphs].map(paragraph).join('') +
  (button ? asButton(button) : '') +
  `<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${escaped(footnote)}</p></div></body></html>`;
