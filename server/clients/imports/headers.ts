import { isNewClientField, type NewClientField } from '../../../contract/clients';
import { clientFields, type ClientField } from '../../../contract/enums';
import { recordOf, uncapitalize } from '../../../contract/records';
import { removeUnstorable } from '../../../contract/text';
import { clientFieldSpecs } from '../fields';
import { invalidFile } from './decode';
import { t } from '../../lib/i18n/i18n';

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
const firstNames = ['firstname', 'givenname', 'forename', 'first'];
const lastNames = ['lastname', 'surname', 'familyname', 'last'];

const normalizeHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

// Headers of exported timestamps contain the time zone, such as “Created (Europe/Berlin)”.
const withoutParentheses = (header: string): string => header.replace(/\([^()]*\)\s*$/, '');

/** Returns the field of each header, or null if none matches. Each field occurs at most once. */
export function guessMapping(headers: readonly string[]): (ClientField | null)[] {
  const names = headers.map(normalizeHeader);
  const bareNames = headers.map((header) => normalizeHeader(withoutParentheses(header)));
  const mapping = headers.map((): ClientField | null => null);
  for (const field of clientFields) {
    // Names are tried in the order of `headerNames`, so that “Name” takes precedence over “Client” regardless
    // of their positions.
    const column = [names, bareNames]
      .flatMap((candidates) => headerNames[field].map((name) => candidates.indexOf(name)))
      .find((index) => index >= 0 && mapping[index] === null);
    if (column !== undefined) mapping[column] = field;
  }
  return mapping;
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

function findNameParts(headers: readonly string[]): Columns['nameParts'] {
  const names = headers.map(normalizeHeader);
  const first = names.findIndex((name) => firstNames.includes(name));
  const last = names.findIndex((name) => lastNames.includes(name));
  return first >= 0 && last >= 0 ? [first, last] : null;
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
  const mapping = guessMapping(headers);
  const nameParts = mapping.includes('Name') ? null : findNameParts(headers);
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
