import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { contentLimits } from '../../../contract/content';
import { loadOnce, readJson, joinLines } from '../../lib/contentFiles';
import type { TextContent } from './input';
import { sanitizeHtml } from './sanitize';

/** Reads an HTML file and normalizes it like the editor, so that an unchanged text compares as equal. */
export const readHtml = (file: string): string => sanitizeHtml(joinLines(readFileSync(file, 'utf8')));

/** The legal pages in display order. */
export const legalPathnames = [
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'refund-policy',
  'acceptable-use',
] as const;

export type LegalPathname = (typeof legalPathnames)[number];

export const isLegalPathname = (text: string): text is LegalPathname =>
  legalPathnames.some((pathname) => pathname === text);

const titleField = z.string().min(contentLimits.title.min).max(contentLimits.title.max);

/** The pathname, title and summary of a guide, whose text is in the HTML file with its pathname. */
export const guideHeader = z.strictObject({
  /** Identifies a guide that was already added. */
  pathname: z.string().regex(/^[a-z0-9-]+$/),
  title: titleField,
  summary: z.string().max(contentLimits.summary.max),
});

const legalHeaders = z.record(z.enum(legalPathnames), z.strictObject({ title: titleField }));

const defaultsFile = (...names: readonly string[]): string => path.join(__dirname, 'defaults', ...names);

const loadLegalHeaders = loadOnce(() => readJson(defaultsFile('legal.json'), legalHeaders));

const legalTexts = new Map<LegalPathname, TextContent>();

/** Returns a template for a lawyer to review. Clients see it only after the company publishes it. */
export function legalTemplate(pathname: LegalPathname): TextContent {
  const cached = legalTexts.get(pathname);
  if (cached) return cached;
  const html = readHtml(defaultsFile('legal', `${pathname}.html`));
  const text = { title: loadLegalHeaders()[pathname].title, summary: '', html };
  legalTexts.set(pathname, text);
  return text;
}

export interface StarterGuide extends TextContent {
  pathname: string;
}

/** Returns the starter guides, which companies adapt. */
export const guideTemplates = loadOnce((): readonly StarterGuide[] =>
  readJson(defaultsFile('guides.json'), z.array(guideHeader)).map((header) => ({
    ...header,
    html: readHtml(defaultsFile('guides', `${header.pathname}.html`)),
  })),
);
