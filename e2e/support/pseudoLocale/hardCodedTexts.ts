import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { languages } from '../../../contract/languages';
import { escape, readTexts } from '../untranslated';

/** Fields of the API with what people wrote, or with names that are the same in all languages. */
const contentFields = new Set(
  [
    'actorName addressLine1 after before brand code contactFirstName contactLastName description detail email',
    'features html introduction name note original subject summary tagline targetLabel title',
  ].flatMap((names) => names.split(' ')),
);

/** Fields of the API with templates and packs, whose own names and descriptions are translated. */
const galleries = new Set(['marketingTemplates', 'template', 'startUpPacks']);

const productNames = ['Livery', 'Stripe', 'Chrome', 'Firefox', 'Linux', 'Mac', 'Windows', 'Safari', 'iPhone'];

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoLetterCodes = alphabet.flatMap((first) => alphabet.map((second) => first + second));

const dateNames = (type: 'month' | 'weekday', count: number): string[] =>
  (['long', 'short'] as const).flatMap((style) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat('en', { [type]: style, timeZone: 'UTC' }).format(
        Date.UTC(2024, type === 'month' ? index : 0, type === 'month' ? 1 : index + 1),
      ),
    ),
  );

type NameType = 'region' | 'currency' | 'language' | 'dateTimeField';

const displayNames = (type: NameType, codes: readonly string[]): string[] =>
  codes.map((code) => new Intl.DisplayNames('en', { type }).of(code) ?? '');

const relativeTimes = (): string[] =>
  (['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((value) =>
      new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(value, unit),
    ),
  );

const timeZoneNames = (): string[] =>
  Intl.supportedValuesOf('timeZone').flatMap((timeZone) =>
    (['long', 'longGeneric'] as const).map((timeZoneName) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName }).format(),
    ),
  );

/** Returns the words without accents, except abbreviations. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => /^[A-Za-z]{3,}$/.test(word) && !/^[A-Z]+$/.test(word),
  );

/** Words of the dates, numbers and names that `Intl` formats, which the pseudo-locale leaves in English. */
const formatWords = new Set(
  [
    ...dateNames('month', 12),
    ...dateNames('weekday', 7),
    ...relativeTimes(),
    // The names of the parts of a date field, and the placeholder of a missing year.
    ...displayNames('dateTimeField', ['day', 'month', 'year']),
    'yyyy',
    ...displayNames('region', twoLetterCodes),
    ...displayNames('currency', Intl.supportedValuesOf('currency')),
    ...Intl.supportedValuesOf('currency'),
    ...displayNames(
      'language',
      twoLetterCodes.map((code) => code.toLowerCase()),
    ),
    ...languages.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''),
    ...productNames,
    ...Intl.supportedValuesOf('timeZone'),
    ...timeZoneNames(),
    new Intl.ListFormat('en').format(['1', '2']),
    new Intl.ListFormat('en', { type: 'disjunction' }).format(['1', '2']),
  ].flatMap(wordsOf),
);

/** Variables, addresses, numbers, and codes with digits or underscores. */
const codes = /\{\{\w+\}\}|\S*[@/_\d]\S*|\S+\.\S+/g;

/** The parts of a piece of content between its variables, in whose place a page shows values. */
const partsOf = (piece: string): string[] => piece.split(/\{\{\w+\}\}/);

const wholeWords = (piece: string): RegExp =>
  new RegExp(`(?<!\\p{L})${partsOf(piece).map(escape).join('.+?')}(?!\\p{L})`, 'gu');

/** Splits text or HTML into the pieces that a page shows as separate texts. */
const piecesOf = (content: string): string[] =>
  content
    .split(/<[^>]*>|\n/)
    .map((piece) => piece.trim().replace(/\s+/g, ' '))
    // A piece of variables alone would match every text.
    .filter((piece) => wordsOf(partsOf(piece).join(' ')).length > 0);

function collectPieces(value: unknown, field: string, pieces: Set<string>, isTranslated = false): void {
  if (typeof value === 'string') {
    if (contentFields.has(field) && !isTranslated) for (const piece of piecesOf(value)) pieces.add(piece);
  } else if (Array.isArray(value)) {
    for (const item of value) collectPieces(item, field, pieces, isTranslated);
  } else if (typeof value === 'object' && value) {
    for (const [name, inner] of Object.entries(value)) {
      collectPieces(inner, name, pieces, typeof inner === 'string' ? isTranslated : galleries.has(name));
    }
  }
}

const defaultsFolder = path.join(__dirname, '../../../server/brand/content/defaults/en');

/** Returns the pieces of the legal pages and guides that a new company has. */
function defaultPieces(): Set<string> {
  const pieces = new Set<string>();
  for (const file of readdirSync(defaultsFolder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|json)$/.test(file)) continue;
    const content = readFileSync(path.join(defaultsFolder, file), 'utf8');
    collectPieces(file.endsWith('.json') ? JSON.parse(content) : content, 'html', pieces);
  }
  return pieces;
}

export class HardCodedTexts {
  readonly #pieces = defaultPieces();
  readonly #collecting: Promise<void>[] = [];

  /** Collects the content that the API returns to a page from now on. */
  watch(page: Page): void {
    page.on('response', (response) => this.#collecting.push(this.#collect(response)));
  }

  async #collect(response: Response): Promise<void> {
    if (new URL(response.url()).pathname !== '/graphql' || response.request().method() !== 'POST') return;
    const body: unknown = await response.json().catch(() => null);
    collectPieces(body, '', this.#pieces);
  }

  #withoutContent(text: string): string {
    return [...this.#pieces]
      .filter((piece) => partsOf(piece).every((part) => text.includes(part)))
      .sort((a, b) => b.length - a.length)
      .reduce((rest, piece) => rest.replace(wholeWords(piece), ' '), text);
  }

  /** Returns the texts of a page in the pseudo-locale with words that are neither translated nor content. */
  async find(page: Page): Promise<string[]> {
    await Promise.all(this.#collecting.splice(0));
    const texts = await readTexts(page);
    return texts.flatMap((text) => {
      const rest = this.#withoutContent(text).replace(codes, ' ');
      const words = wordsOf(rest).filter((word) => !formatWords.has(word));
      return words.length > 0 ? [`not translated: “${text}” (${words.join(' ')})`] : [];
    });
  }
}
