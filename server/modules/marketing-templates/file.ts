import { createHash } from 'node:crypto';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { Lru } from '../../lib/lru';
import type { MarketingFormat } from '../../schema.generated';
import { limit } from '../auth/limits';
import { identityOf, type MarketingIdentity } from './brand';
import { readFileLink, type FileClaims } from './link';
import { toHtml } from './mail/html';
import { pictureOf } from './mail/picture';
import { toPdf } from './scene/pdf';
import { toPng } from './scene/png';
import type { Page } from './scene/scene';
import { templateNamed } from './templates/all';
import { isWritten, type Template } from './templates/template';
import { wordsFor, type Words } from './words';

export interface MarketingFile {
  type: 'image/png' | 'application/pdf' | 'text/html; charset=utf-8';
  /** Null for what is looked at and not kept. */
  fileName: string | null;
  body: Buffer | string;
}

const previewWidth = 640;
const endings = { Png: 'png', Pdf: 'pdf', Html: 'html' } as const satisfies Record<MarketingFormat, string>;

/** The template's pages with a company's brand and words: what is looked at, and what is kept. */
export function pagesOf(template: Template, own: Words, identity: MarketingIdentity): Page[] {
  const content = { words: wordsFor(template, own, identity), identity };
  if (!isWritten(template)) return template.draw(content);
  return [pictureOf(template.blocks(content), template.category, template.width, identity)];
}

async function bodyOf(
  template: Template,
  { format, page, words: own }: FileClaims,
  identity: MarketingIdentity,
): Promise<Pick<MarketingFile, 'type' | 'body'>> {
  const pages = pagesOf(template, own, identity);
  if (format === 'Pdf') {
    return { type: 'application/pdf', body: await toPdf(pages, template.name, identity.company) };
  }
  if (format === 'Html' && isWritten(template)) {
    const words = wordsFor(template, own, identity);
    const blocks = template.blocks({ words, identity });
    const body = await toHtml(blocks, template.category, words('subject'), identity);
    return { type: 'text/html; charset=utf-8', body };
  }
  const shown = pages[Math.min(page, pages.length) - 1];
  if (!shown) throw new Error(`${template.slug} has no pages.`);
  // Paper is printed: a picture of it has three times as many points.
  const isPaper = template.category === 'Flyer' || template.category === 'Presentation';
  const width = format === null ? previewWidth : shown.width * (isPaper ? 3 : 1);
  return { type: 'image/png', body: await toPng(shown, width) };
}

const mostBytes = 16_000_000;
const keptPictures = new Lru<string, Buffer | string>(mostBytes, (body) => Buffer.byteLength(body));

const noLonger = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link holds no longer. Reload the page and try again.');

/** Opens a link of marketingTemplates or marketingFile: time and again, while it holds. */
export async function openMarketingFile(
  services: Services,
  slug: string,
  token: string,
): Promise<MarketingFile> {
  const { database, settings } = services;
  const claims = readFileLink(settings.signingKeys, token);
  if (claims?.slug !== slug) throw noLonger();
  const template = templateNamed(slug);
  const fileName = claims.format && `${template.name}.${endings[claims.format]}`;
  const key = createHash('sha256')
    .update(JSON.stringify({ ...claims, expires: 0 }))
    .digest('base64url');
  const kept = claims.format === null ? keptPictures.get(key) : undefined;
  if (kept) return { type: 'image/png', fileName: null, body: kept };
  await limit(services, 'marketing-file-company', claims.company);
  const identity = await database.inCompany(claims.company, (db) => identityOf(db, settings, claims.company));
  const { type, body } = await bodyOf(template, claims, identity);
  if (claims.format === null) keptPictures.set(key, body);
  return { type, fileName, body };
}
