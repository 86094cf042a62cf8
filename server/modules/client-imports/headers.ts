import type { ClientField } from '../../schema.generated';
import { storable } from '../../lib/plainText';
import { refuseFile } from './decode';

/** The columns of a file: its own, and the full name where it has the halves of one. */
export interface Columns {
  headers: string[];
  mapping: (ClientField | null)[];
  /** Where the first and the last name stand, to be joined into one more column. */
  nameParts: readonly [first: number, last: number] | null;
}

export const maxColumns = 60;
export const headerMaxLength = 100;

const headerNames: Readonly<Record<ClientField, readonly string[]>> = {
  Name: [
    'name',
    'fullname',
    'clientname',
    'customername',
    'contactname',
    'displayname',
    'client',
    'customer',
  ],
  Email: [
    'email',
    'emailaddress',
    'mail',
    'mailaddress',
    'clientemail',
    'customeremail',
    'contactemail',
    'email1',
  ],
  Phone: [
    'phone',
    'phonenumber',
    'telephone',
    'telephonenumber',
    'tel',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
    'contactnumber',
  ],
  ContactFirstName: ['contactfirstname'],
  ContactLastName: ['contactlastname'],
  AddressLine1: ['addressline1', 'address1', 'address', 'street', 'streetaddress'],
  AddressLine2: ['addressline2', 'address2'],
  City: ['city', 'town'],
  State: ['state', 'province', 'region', 'county'],
  PostalCode: ['postalcode', 'postcode', 'zip', 'zipcode'],
  TaxId: ['taxid', 'vat', 'vatid', 'vatnumber', 'taxnumber'],
  Website: ['website', 'url', 'web', 'homepage'],
  Country: ['country', 'countrycode', 'countryname', 'nation', 'billingcountry'],
  Status: ['status', 'clientstatus', 'customerstatus', 'state', 'accountstatus', 'subscriptionstatus'],
  Plan: ['plan', 'planname', 'subscription', 'package', 'product', 'membership'],
  Tags: ['tags', 'tag', 'labels', 'label', 'groups', 'group', 'segments'],
  Note: ['note', 'notes', 'comment', 'comments', 'remarks', 'description'],
  ExternalId: [
    'externalid',
    'id',
    'customerid',
    'clientid',
    'contactid',
    'reference',
    'ref',
    'accountid',
    'userid',
  ],
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
const firstNames = ['firstname', 'givenname', 'forename', 'first'];
const lastNames = ['lastname', 'surname', 'familyname', 'last'];

const fields = Object.keys(headerNames) as ClientField[];

const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

// An export's header contains the time zone: “Created (Europe/Berlin)”.
const withoutBrackets = (header: string): string => header.replace(/\([^()]*\)\s*$/, '');

/** The field that each header names, no field twice. */
export function guessMapping(headers: readonly string[]): (ClientField | null)[] {
  const names = headers.map(plain);
  const bareNames = headers.map((header) => plain(withoutBrackets(header)));
  const mapping = headers.map((): ClientField | null => null);
  for (const field of fields) {
    // In the order of the list, so that “Name” wins over “Client” wherever they stand.
    const column = [names, bareNames]
      .flatMap((of) => headerNames[field].map((name) => of.indexOf(name)))
      .find((index) => index >= 0 && mapping[index] === null);
    if (column !== undefined) mapping[column] = field;
  }
  return mapping;
}

/** Half a character can't be kept. */
export const cutAt = (cell: string, length: number): string => storable(cell.slice(0, length));

/** Every header different, as a person tells columns apart: “Name”, “Name (2)”, “Column 3”. */
function tellApart(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const header = cutAt(cell.trim(), headerMaxLength) || `Column ${index + 1}`;
    const times = (seen.get(header) ?? 0) + 1;
    seen.set(header, times);
    return times === 1 ? header : `${header} (${times})`;
  });
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function findNameParts(headers: readonly string[]): Columns['nameParts'] {
  const names = headers.map(plain);
  const first = names.findIndex((name) => firstNames.includes(name));
  const last = names.findIndex((name) => lastNames.includes(name));
  return first >= 0 && last >= 0 ? [first, last] : null;
}

// No part of it can match in two ways, so that a long cell takes no longer than it is.
const addressLike = /^[^\s@]+@[^\s@]+$/;

/** Reads the first row of a file as its header. Columns without a name are kept, up to the limit. */
export function readHeader(cells: readonly string[]): Columns {
  const named = withoutEmptyEnd(cells);
  const own = cells.slice(0, Math.max(named.length, maxColumns));
  if (own.length > maxColumns) {
    throw refuseFile(`This file has ${own.length} columns. Leave ${maxColumns} at most.`);
  }
  if (own.some((cell) => addressLike.test(cell.trim().slice(0, headerMaxLength)))) {
    throw refuseFile('The first row must name the columns, as in “Name” and “Email”. Add such a row on top.');
  }
  const headers = tellApart(own);
  const mapping = guessMapping(headers);
  const nameParts = mapping.includes('Name') ? null : findNameParts(headers);
  if (!nameParts) return { headers, mapping, nameParts };
  const [first, last] = nameParts.map((index) => headers[index]);
  return { headers: [...headers, `${first} + ${last}`], mapping: [...mapping, 'Name'], nameParts };
}

export const cellMaxLength = 5000;

/** A row's cells, as many as the columns; cells without a column stay at the end, to be refused as they are. */
export function fitCells(cells: readonly string[], { headers, nameParts }: Columns): string[] {
  // A cell that is cut is longer than any field, so that it is refused wherever it is mapped.
  const cut = cells.map((cell) => (cell.length > cellMaxLength ? cutAt(cell, cellMaxLength) : cell));
  const own = nameParts ? headers.length - 1 : headers.length;
  const padded = Array.from({ length: own }, (_, index) => cut[index] ?? '');
  const joined = nameParts
    ? [
        nameParts
          .map((index) => padded[index]?.trim())
          .filter(Boolean)
          .join(' '),
      ]
    : [];
  const homeless = withoutEmptyEnd(cut.slice(own, own + maxColumns));
  return [...padded, ...joined, ...homeless];
}
