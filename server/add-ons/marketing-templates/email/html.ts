import { escapeHtml } from '../../../lib/strings';
import { language } from '../../../lib/i18n/i18n';
import type { MarketingIdentity } from '../brand';
import type { Content } from '../fieldTexts';
import type { BlockTemplate } from '../templates';
import {
  blocksOf,
  bodySize,
  button,
  buttonColours,
  columnWidths,
  gap,
  headingLineHeight,
  lineHeight,
  logoHeight,
  smallSize,
  type Block,
} from './blocks';

const fonts = "'Helvetica Neue',Helvetica,Arial,sans-serif";

const withBreaks = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

const paragraph = (text: string, size: number, colour: string): string =>
  `<p dir="auto" style="margin:0 0 ${gap}px;font:${size}px/${lineHeight} ${fonts};color:${colour};overflow-wrap:anywhere">${withBreaks(text)}</p>`;

interface RenderContext {
  identity: MarketingIdentity;
  /** Resized to at most twice its displayed size; null if the company has no logo. */
  logo: { src: string; width: number; height: number } | null;
}

function renderBlock(block: Block, { identity, logo }: RenderContext): string {
  const { palette, title, link, email } = identity;
  const background = palette[block.background];
  switch (block.kind) {
    case 'space':
      return `<div style="height:${block.height}px;line-height:${block.height}px;font-size:1px">&nbsp;</div>`;
    case 'logo':
      return logo
        ? `<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(title)}" style="display:block;border:0;margin:0 0 ${gap}px;font:bold 24px ${fonts};color:${background.strong}">`
        : `<p dir="auto" style="margin:0 0 ${gap}px;font:bold 24px/${lineHeight} ${fonts};color:${background.strong};overflow-wrap:anywhere">${escapeHtml(title)}</p>`;
    case 'heading':
      return `<h1 dir="auto" style="margin:0 0 ${gap}px;font:bold ${block.size}px/${headingLineHeight} ${fonts};color:${background.strong};overflow-wrap:anywhere">${withBreaks(block.text)}</h1>`;
    case 'text':
      return paragraph(
        block.text,
        block.isSmall ? smallSize : bodySize,
        block.isSmall ? background.soft : background.strong,
      );
    case 'points': {
      const items = block.items.map((item) => `<li style="margin:0 0 ${gap / 2}px">${withBreaks(item)}</li>`);
      return `<ul dir="auto" style="margin:0 0 ${gap}px;padding-inline-start:24px;font:${bodySize}px/${lineHeight} ${fonts};color:${background.strong};overflow-wrap:anywhere">${items.join('')}</ul>`;
    }
    case 'button': {
      const { fill, text } = buttonColours(block.background, palette);
      const style = `display:inline-block;padding:12px ${button.padding}px;font:bold ${button.size}px/24px ${fonts};color:${text};text-decoration:none;overflow-wrap:anywhere`;
      return `<div dir="auto"><table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 ${gap}px"><tr><td bgcolor="${fill}" style="border-radius:${button.radius}px"><a href="${escapeHtml(link ?? `mailto:${email}`)}" style="${style}">${escapeHtml(block.text)}</a></td></tr></table></div>`;
    }
  }
}

// Email clients without support for `text-align:start` use the `align` attribute.
const renderRow = (content: string, background: string, width: number): string =>
  `<tr><td align="center" bgcolor="${background}" style="padding:0 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px"><tr><td align="left" style="text-align:start">${content}</td></tr></table></td></tr>`;

async function prepareLogo(png: Buffer | null): Promise<RenderContext['logo']> {
  if (!png) return null;
  const { default: sharp } = await import('sharp');
  const resizeOptions = {
    width: 520,
    height: 2 * logoHeight,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const { data, info } = await sharp(png).resize(resizeOptions).png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, logoHeight / info.height, 260 / info.width);
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    ...{ width: Math.round(info.width * scale), height: Math.round(info.height * scale) },
  };
}

/**
 * Returns a single HTML file with the tables and inline styles that email clients support. It loads no
 * external resources.
 */
export async function toHtml(template: BlockTemplate, content: Content): Promise<string> {
  const { fill, identity } = content;
  const context = { identity, logo: await prepareLogo(identity.fullLogo) };
  const width = columnWidths[template.category];
  const rows = blocksOf(template, content).map((block) =>
    renderRow(renderBlock(block, context), identity.palette[block.background].colour, width),
  );
  const { white } = identity.palette;
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(fill('{{subject}}'))}</title></head>
<body style="margin:0;background:${white.colour}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table></body></html>
`;
}
