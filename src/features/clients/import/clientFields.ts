import type { ClientField, ClientImportMappingInput } from '@/api/schema.generated';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/clients/import';
import type { ClientImportDetails } from '../clientImportApi';
import { requiredFields, type MatchChoice } from './matching';

export const clientFields: Readonly<Record<ClientField, string>> = {
  Name: texts.name,
  Email: texts.email,
  Phone: texts.phone,
  ContactFirstName: texts.contactsFirstName,
  ContactLastName: texts.contactsLastName,
  AddressLine1: texts.addressLine1,
  AddressLine2: texts.addressLine2,
  City: texts.city,
  State: texts.state,
  PostalCode: texts.postalCode,
  Country: texts.country,
  TaxId: texts.taxId,
  Website: texts.website,
  Status: texts.status,
  Plan: texts.plan,
  Tags: texts.tags,
  Note: texts.note,
  ExternalId: texts.idInYourOldSystem,
  CreatedAt: texts.clientSince,
};

/** The field of each column, by the column's index; an absent column is left out. */
export type Mapping = Readonly<Record<number, ClientField>>;

/** Spreadsheets often export a last column without a name or a value. */
export const isBlankColumn = ({
  index,
  header,
  samples,
  field,
}: ClientImportDetails['columns'][number]): boolean =>
  !field && samples.length === 0 && header === texts.column(index + 1);

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
  if (missing.length > 0) return texts.chooseTheColumn(formatList(missing));
  const doubled = used.find((field, index) => used.indexOf(field) !== index);
  return doubled ? texts.isChosenForTwoColumnsLeave(clientFields[doubled]) : null;
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
