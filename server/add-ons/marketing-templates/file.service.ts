import { createHash } from 'node:crypto';
import { limit, type Services } from '../../platform';
import { DomainError } from '../../lib/errors';
import { Lru } from '../../lib/lru';
import type { MarketingFormat } from '../../../contract/enums';
import { loadIdentity, type MarketingIdentity } from './brand';
import { readFileLink, type FileClaims } from './link';
import { toHtml } from './email/html';
import { drawBlocks } from './email/drawBlocks';
import { toPdf } from './canvas/pdf';
import { toPng } from './canvas/png';
import type { Page } from './canvas/scene';
import { findTemplate } from './templates/all';
import { isBlockTemplate, type Template } from './templates/template';
import { createFieldText, type FieldTexts } from './fieldTexts';

export interface MarketingFile {
  type: 'image/png' | 'application/pdf' | 'text/html; charset=utf-8';
  /** Null for previews, which are not downloaded. */
  fileName: string | null;
  body: Buffer | string;
}

const previewWidth = 640;
const extensions = { Png: 'png', Pdf: 'pdf', Html: 'html' } as const satisfies Record<
  MarketingFormat,
  string
>;

/** Draws the template with a company's brand and texts, for previews and downloads. */
export function drawPages(template: Template, texts: FieldTexts, identity: MarketingIdentity): Page[] {
  const content = { fieldText: createFieldText(template, texts, identity), identity };
  if (!isBlockTemplate(template)) return template.draw(content);
  return [drawBlocks(template.blocks(content), template.category, template.width, identity)];
}

async function renderFile(
  template: Template,
  { format, page, words: texts }: FileClaims,
  identity: MarketingIdentity,
): Promise<Pick<MarketingFile, 'type' | 'body'>> {
  const pages = drawPages(template, texts, identity);
  if (format === 'Pdf') {
    return { type: 'application/pdf', body: await toPdf(pages, template.name, identity.company) };
  }
  if (format === 'Html' && isBlockTemplate(template)) {
    const fieldText = createFieldText(template, texts, identity);
    const blocks = template.blocks({ fieldText, identity });
    const body = await toHtml(blocks, template.category, fieldText('subject'), identity);
    return { type: 'text/html; charset=utf-8', body };
  }
  const selectedPage = pages[Math.min(page, pages.length) - 1];
  if (!selectedPage) throw new Error(`${template.slug} has no pages.`);
  // Print needs a higher resolution than screens.
  const isPrinted = template.category === 'Flyer' || template.category === 'Presentation';
  const width = format === null ? previewWidth : selectedPage.width * (isPrinted ? 3 : 1);
  return { type: 'image/png', body: await toPng(selectedPage, width) };
}

const maxCacheBytes = 16_000_000;
const imageCache = new Lru<string, Buffer | string>(maxCacheBytes, (body) => Buffer.byteLength(body));

const invalidLinkError = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link holds no longer. Reload the page and try again.');

/**
 * Opens a link of `marketingTemplates` or `marketingFile`. Throws `NOT_FOUND` if it is invalid or has
 * expired, and `RATE_LIMITED` if the company has drawn too many files.
 */
export async function openMarketingFile(
  services: Services,
  slug: string,
  token: string,
): Promise<MarketingFile> {
  const { database, settings } = services;
  const claims = readFileLink(settings.signingKeys, token);
  if (claims?.slug !== slug) throw invalidLinkError();
  const template = findTemplate(slug);
  const fileName = claims.format && `${template.name}.${extensions[claims.format]}`;
  const key = createHash('sha256')
    .update(JSON.stringify({ ...claims, expires: 0 }))
    .digest('base64url');
  const cached = claims.format === null ? imageCache.get(key) : undefined;
  if (cached) return { type: 'image/png', fileName: null, body: cached };
  await limit(services, 'marketing-file-company', claims.company);
  const identity = await database.inCompany(claims.company, (db) =>
    loadIdentity(db, settings, claims.company),
  );
  const { type, body } = await renderFile(template, claims, identity);
  if (claims.format === null) imageCache.set(key, body);
  return { type, fileName, body };
}
