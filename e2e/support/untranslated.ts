import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse, type Token } from '@messageformat/parser';
import PO from 'pofile';
import type { Language } from '../../contract/languages';

const folder = path.join(__dirname, '../../locales');

/** Escapes a text for a regular expression. */
export const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Returns a regular expression for each combination of the plural forms and choices of a message. */
function patternsOf(tokens: readonly Token[]): string[] {
  return tokens.reduce<string[]>(
    (patterns, token) => {
      const alternatives =
        token.type === 'content'
          ? [escape(token.value.replace(/<\/?\w+\/?>/g, ''))]
          : 'cases' in token
            ? token.cases.flatMap((one) => patternsOf(one.tokens))
            : ['.+'];
      return patterns.flatMap((pattern) => alternatives.map((alternative) => pattern + alternative));
    },
    [''],
  );
}

const hasWords = (pattern: string): boolean => /[a-z]{3}.*[a-z]{3}|[a-z]{5}/i.test(pattern);

/** Returns the texts of a language by catalog, context and id. */
function readMessages(language: Language): Map<string, string> {
  const items = readdirSync(path.join(folder, language)).flatMap((catalog) =>
    PO.parse(readFileSync(path.join(folder, language, catalog), 'utf8')).items.map(
      ({ msgid, msgctxt = '', msgstr: [text = ''] }) => [[catalog, msgctxt, msgid].join('\n'), text] as const,
    ),
  );
  return new Map(items);
}

/** Returns a pattern for the English texts that a language translates to other texts. */
function englishPattern(language: Language): string {
  const translations = readMessages(language);
  const patterns = [...readMessages('en')].flatMap(([key, english]) =>
    translations.get(key) === english ? [] : patternsOf(parse(english)),
  );
  return [...new Set(patterns.filter(hasWords))].join('|');
}

const patternByLanguage = new Map<Language, string>();

/**
 * Returns the texts, labels and placeholders of the page, without those that an element marks as being in
 * another language.
 */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript, iframe, [lang]:not(html)')) {
        found.push(node.nodeValue ?? '');
      }
    }
    return [...new Set(found.map((text) => text.trim().replace(/\s+/g, ' ')))];
  });

/** Returns the texts, labels and placeholders of the page that are still English. */
export async function findEnglishTexts(
  page: Page,
  language: Language,
  contentTexts: readonly string[],
): Promise<string[]> {
  const pattern = patternByLanguage.get(language) ?? englishPattern(language);
  patternByLanguage.set(language, pattern);
  const english = new RegExp(`^(?:${pattern})$`);
  const isContent = (text: string): boolean => contentTexts.some((content) => text.includes(content));
  const texts = await readTexts(page);
  return texts.filter((text) => english.test(text) && !isContent(text)).map((text) => `English: “${text}”`);
}
