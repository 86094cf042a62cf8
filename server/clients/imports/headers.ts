import { isNewClientField, type NewClientField } from '../../../contract/clients';
import { clientColumns, clientFields, type ClientField } from '../../../contract/enums';
import { recordOf, uncapitalize } from '../../../contract/records';
import { removeUnstorable } from '../../../contract/text';
import { clientFieldSpecs } from '../fields';
import { invalidFile } from './decode';
import { type Language, languages } from '../../../contract/languages';
import { cacheByKey } from '../../lib/contentFiles';
import { inLanguage, t } from '../../lib/i18n/i18n';

/** The columns of a file, plus a full name if the file has separate columns for first and last name. */
export interface Columns {
  headers: string[];
  mapping: (ClientField | null)[];
  /** The indexes of the first and last name, which are joined in an additional column. */
  nameParts: readonly [first: number, last: number] | null;
}

export const maxColumns = 60;
export const headerMaxLength = 100;

const newClientHeaders: Readonly<Record<NewClientField, readonly string[]>> = {
  Status: ['status', 'clientstatus', 'customerstatus', 'state', 'accountstatus', 'subscriptionstatus'],
  Plan: ['plan', 'planname', 'subscription', 'package', 'product', 'membership'],
  CreatedAt: [
    'createdat',
    'created',
    'createddate',
    'datecreated',
    'createdon',
    'signupdate',
    'signedup',
    'joined',
    'joindate',
    'customersince',
    'clientsince',
    'since',
    'dateadded',
    'registered',
  ],
};

const headerNames: Readonly<Record<ClientField, readonly string[]>> = recordOf(clientFields, (field) =>
  isNewClientField(field) ? newClientHeaders[field] : clientFieldSpecs[uncapitalize(field)].headers,
);

const normalizeHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const newClientTitles: Readonly<Record<NewClientField, () => string>> = {
  Status: () => t('Status'),
  Plan: () => t('Plan'),
  CreatedAt: () => t('Created'),
};

const titleOf = (field: ClientField): (() => string) =>
  isNewClientField(field) ? newClientTitles[field] : clientFieldSpecs[uncapitalize(field)].label;

const exportedFields: ReadonlySet<string> = new Set(clientColumns);
const contactNames: ReadonlySet<ClientField> = new Set(['ContactFirstName', 'ContactLastName']);

interface KnownHeaders {
  /** The titles of the fields in an export, which take precedence. */
  exported: Readonly<Record<ClientField, readonly string[]>>;
  other: Readonly<Record<ClientField, readonly string[]>>;
  firstNames: readonly string[];
  lastNames: readonly string[];
}

/** Returns the English headers and those in a language. */
const headersIn = cacheByKey((language: Language): KnownHeaders => {
  const title = (field: ClientField) => normalizeHeader(inLanguage(language, titleOf(field)));
  const [first, last, full] = [title('ContactFirstName'), title('ContactLastName'), title('Name')];
  return {
    exported: recordOf(clientFields, (field) => (exportedFields.has(field) ? [title(field)] : [])),
    other: recordOf(clientFields, (field) =>
      // A file with a first and a last name has clients who are persons, without contacts.
      contactNames.has(field) ? headerNames[field] : [...headerNames[field], title(field)],
    ),
    firstNames: ['firstname', 'givenname', 'forename', 'first', first],
    // Beside a first name, “Name” means the last name in languages other than English.
    lastNames: ['lastname', 'surname', 'familyname', 'last', last, ...(language === 'en' ? [] : [full])],
  };
});

// Headers of exported timestamps contain the time zone, such as “Created (Europe/Berlin)”.
const withoutParentheses = (header: string): string => header.replace(/\([^()]*\)\s*$/, '');

function findNameParts(
  names: readonly string[],
  { firstNames, lastNames }: KnownHeaders,
): Columns['nameParts'] {
  const first = names.findIndex((name) => firstNames.includes(name));
  const last = names.findIndex((name, index) => index !== first && lastNames.includes(name));
  return first >= 0 && last >= 0 ? [first, last] : null;
}

type Guess = Pick<Columns, 'mapping' | 'nameParts'>;

function guessIn(language: Language, headers: readonly string[]): Guess {
  const names = headers.map(normalizeHeader);
  const bareNames = headers.map((header) => normalizeHeader(withoutParentheses(header)));
  const known = headersIn(language);
  const nameParts = findNameParts(names, known);
  const mapping = headers.map((): ClientField | null => null);
  for (const { fields, candidates } of [
    { fields: known.exported, candidates: names },
    { fields: known.exported, candidates: bareNames },
    { fields: known.other, candidates: names },
    { fields: known.other, candidates: bareNames },
  ]) {
    for (const field of clientFields.filter((one) => !mapping.includes(one))) {
      // Names are tried in their order, so that “Name” takes precedence over “Client” regardless of their
      // positions.
      const column = fields[field]
        .map((name) => candidates.indexOf(name))
        .find((index) => mapping[index] === null && !nameParts?.includes(index));
      if (column !== undefined) mapping[column] = field;
    }
  }
  return { mapping, nameParts: mapping.includes('Name') ? null : nameParts };
}

const matchesOf = ({ mapping, nameParts }: Guess): number =>
  mapping.filter(Boolean).length + (nameParts?.length ?? 0);

/**
 * Returns the field of each header, or null if none matches, and the columns of first and last names. Each field
 * occurs at most once. Headers are in the language in which most of them match, or in English.
 */
export function guessColumns(headers: readonly string[]): Guess {
  const guesses = languages.map((language) => guessIn(language, headers));
  return guesses.reduce((best, guess) => (matchesOf(guess) > matchesOf(best) ? guess : best));
}

/** Truncates a text without leaving half a surrogate pair, which PostgreSQL cannot store. */
export const truncate = (cell: string, length: number): string => removeUnstorable(cell.slice(0, length));

/** Truncates headers and numbers empty and repeated ones, as in “Column 3” and “Name (2)”. */
function uniqueHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const header = truncate(cell.trim(), headerMaxLength) || t('Column {number}', { number: index + 1 });
    const occurrences = (seen.get(header) ?? 0) + 1;
    seen.set(header, occurrences);
    return occurrences === 1 ? header : `${header} (${occurrences})`;
  });
}

function trimTrailingEmpty(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

// No part of the pattern can match in two ways, so matching takes linear time.
const emailPattern = /^[^\s@]+@[^\s@]+$/;

/**
 * Parses the first row as the header, including columns without a name. Throws `BAD_USER_INPUT` over the
 * column limit or if a cell is an email address.
 */
export function parseHeader(cells: readonly string[]): Columns {
  const named = trimTrailingEmpty(cells);
  const headerCells = cells.slice(0, Math.max(named.length, maxColumns));
  if (headerCells.length > maxColumns) {
    throw invalidFile(
      t('This file has {count} columns. Keep at most {max}.', {
        count: headerCells.length,
        max: maxColumns,
      }),
    );
  }
  if (headerCells.some((cell) => emailPattern.test(cell.trim().slice(0, headerMaxLength)))) {
    throw invalidFile(
      t('The first row must contain column names, such as “Name” and “Email”. Add a header row.'),
    );
  }
  const headers = uniqueHeaders(headerCells);
  const { mapping, nameParts } = guessColumns(headers);
  if (!nameParts) return { headers, mapping, nameParts };
  const [first, last] = nameParts.map((index) => headers[index]);
  return { headers: [...headers, `${first} + ${last}`], mapping: [...mapping, 'Name'], nameParts };
}

export const cellMaxLength = 5000;

/**
 * Pads and truncates the cells and joins name parts. Keeps surplus cells, so that validation rejects the row.
 */
export function fitCells(cells: readonly string[], { headers, nameParts }: Columns): string[] {
  // A truncated cell is still longer than any field allows, so validation rejects it.
  const truncated = cells.map((cell) => (cell.length > cellMaxLength ? truncate(cell, cellMaxLength) : cell));
  const columnCount = nameParts ? headers.length - 1 : headers.length;
  const padded = Array.from({ length: columnCount }, (_, index) => truncated[index] ?? '');
  const joined = nameParts
    ? [
        nameParts
          .map((index) => padded[index]?.trim())
          .filter(Boolean)
          .join(' '),
      ]
    : [];
  const surplus = trimTrailingEmpty(truncated.slice(columnCount, columnCount + maxColumns));
  return [...padded, ...joined, ...surplus];
}
