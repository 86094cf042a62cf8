import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { contentLimits } from '../../../contract/content';
import type { Language } from '../../../contract/languages';
import { cacheByKey, readJson, joinLines } from '../../lib/contentFiles';
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

const loadLegalHeaders = cacheByKey((language: Language) =>
  readJson(defaultsFile(language, 'legal.json'), legalHeaders),
);

const loadLegalHtml = cacheByKey((file: `${Language}/legal/${LegalPathname}.html`) =>
  readHtml(defaultsFile(file)),
);

/** Returns a template for a lawyer to review. Clients see it only after the company publishes it. */
export const legalTemplate = (pathname: LegalPathname, language: Language): TextContent => ({
  title: loadLegalHeaders(language)[pathname].title,
  summary: '',
  html: loadLegalHtml(`${language}/legal/${pathname}.html`),
});

export interface StarterGuide extends TextContent {
  pathname: string;
}

/** Returns the starter guides, which companies adapt. */
export const guideTemplates = cacheByKey((language: Language): readonly StarterGuide[] =>
  readJson(defaultsFile(language, 'guides.json'), z.array(guideHeader)).map((header) => ({
    ...header,
    html: readHtml(defaultsFile(language, 'guides', `${header.pathname}.html`)),
  })),
);
