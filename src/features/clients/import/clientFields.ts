import type { ClientField, ClientImportMappingInput } from '@/api/schema.generated';
import type { ClientImportDetails } from '../clientImportApi';
import { requiredFields, type MatchChoice } from './matching';

export const clientFields: Readonly<Record<ClientField, string>> = {
  Name: 'Name',
  Email: 'E-mail',
  Phone: 'Phone',
  ContactFirstName: 'Contact’s first name',
  ContactLastName: 'Contact’s last name',
  AddressLine1: 'Address, line 1',
  AddressLine2: 'Address, line 2',
  City: 'City',
  State: 'State',
  PostalCode: 'Postal code',
  Country: 'Country',
  TaxId: 'Tax id',
  Website: 'Website',
  Status: 'Status',
  Plan: 'Plan',
  Tags: 'Tags',
  Note: 'Note',
  ExternalId: 'Id in your old system',
  CreatedAt: 'Client since',
};

/** The field of each column, by the column's index; an absent column is left out. */
export type Mapping = Readonly<Record<number, ClientField>>;

export const isClientField = (text: string): text is ClientField => Object.hasOwn(clientFields, text);

export const guessedMapping = (columns: ClientImportDetails['columns']): Mapping =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])));

export function withField(mapping: Mapping, column: number, field: string): Mapping {
  const { [column]: _before, ...rest } = mapping;
  return isClientField(field) ? { ...rest, [column]: field } : rest;
}

/** What keeps the mapping from being checked, or null. */
export function mappingProblem(mapping: Mapping, match: MatchChoice): string | null {
  const used = Object.values(mapping);
  const missing = requiredFields(match)
    .filter((field) => !used.includes(field))
    .map((field) => clientFields[field]);
  if (missing.length > 0) return `Choose the column for ${missing.join(' and ')}.`;
  const doubled = used.find((field, index) => used.indexOf(field) !== index);
  return doubled ? `${clientFields[doubled]} is chosen for two columns. Leave one of them out.` : null;
}

/** What is kept of a mapping, for files with the same headers. */
export const savedColumns = (columns: ClientImportDetails['columns'], mapping: Mapping) =>
  columns.flatMap(({ index, header }) => {
    const field = mapping[index];
    return field ? [{ header, field }] : [];
  });

/** The mapping of this file's columns that a kept one names; its other columns are left out. */
export function withSavedColumns(
  columns: ClientImportDetails['columns'],
  saved: readonly { header: string; field: ClientField }[],
): Mapping {
  const fieldOf = new Map(saved.map(({ header, field }) => [header.toLowerCase(), field]));
  return Object.fromEntries(
    columns.flatMap(({ index, header }) => {
      const field = fieldOf.get(header.toLowerCase());
      return field ? [[index, field]] : [];
    }),
  );
}

export const toMappingInput = (mapping: Mapping): ClientImportMappingInput[] =>
  Object.entries(mapping).map(([column, field]) => ({ column: Number(column), field }));
