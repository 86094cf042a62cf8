import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limit, type Services } from '../../platform';
import { DomainError } from '../../lib/errors';
import { contentText, t } from '../../lib/i18n/i18n';
import type { MarketingFormat } from '../../../contract/enums';
import { loadIdentity, type MarketingIdentity } from './brand';
import { readFileLink, type FileClaims } from './link';
import { toHtml } from './email/html';
import { drawBlocks } from './email/drawBlocks';
import { drawPages } from './canvas/drawPages';
import { toPng } from './canvas/image';
import { toPdf } from './canvas/pdf';
import type { Page } from './canvas/scene';
import { createContent, type Content } from './fieldTexts';
import { findTemplate, isBlockTemplate, type Template } from './templates';

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

/** Draws the template for previews and downloads. */
export const drawTemplate = (template: Template, content: Content): Page[] =>
  isBlockTemplate(template) ? [drawBlocks(template, content)] : drawPages(template, content);

async function renderFile(
  template: Template,
  { format, page, words: texts }: FileClaims,
  identity: MarketingIdentity,
): Promise<Pick<MarketingFile, 'type' | 'body'>> {
  const content = createContent(template, texts, identity);
  if (format === 'Html' && isBlockTemplate(template)) {
    return { type: 'text/html; charset=utf-8', body: await toHtml(template, content) };
  }
  const pages = drawTemplate(template, content);
  if (format === 'Pdf') {
    return {
      type: 'application/pdf',
      body: await toPdf(pages, contentText(template.name), identity.company),
    };
  }
  const selectedPage = pages[Math.min(page, pages.length) - 1];
  if (!selectedPage) throw new Error(`${template.slug} has no pages.`);
  // Print needs a higher resolution than screens.
  const isPrinted = template.category === 'Flyer' || template.category === 'Presentation';
  const width = format === null ? previewWidth : selectedPage.width * (isPrinted ? 3 : 1);
  return { type: 'image/png', body: await toPng(selectedPage, width) };
}

const maxCacheBytes = 16_000_000;
const imageCache = new LRUCache<string, Buffer | string>({
  maxSize: maxCacheBytes,
  sizeCalculation: (body) => Buffer.byteLength(body),
});

const invalidLinkError = (): DomainError =>
  new DomainError('NOT_FOUND', t('This link has expired. Reload the page and try again.'));

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
  const fileName = claims.format && `${contentText(template.name)}.${extensions[claims.format]}`;
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
