import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { isNewClientField, type NewClientField } from '@contract/clients';
import { type ClientField, clientFields } from '@contract/enums';
import { recordOf, uncapitalize } from '@contract/records';
import type { ClientImportMappingInput } from '@/api/types';
import { formatList } from '@/lib/format';
import type { ClientImportDetails } from '../clientImportApi';
import { clientFieldLabels } from '../clientLabels';
import { type MatchChoice, requiredFields } from './importOptions';

const newClientLabels: Readonly<Record<NewClientField, MessageDescriptor>> = {
  Status: msg`Status`,
  Plan: msg`Plan`,
  CreatedAt: msg`Client since`,
};

export const importFieldLabels: Readonly<Record<ClientField, MessageDescriptor>> = recordOf(
  clientFields,
  (field) => (isNewClientField(field) ? newClientLabels[field] : clientFieldLabels[uncapitalize(field)]),
);

/** The client field of each mapped column, by column index. */
export type Mapping = Readonly<Record<number, ClientField>>;

/**
 * Returns whether a column has no header, values or mapping. Spreadsheets often export such a column at the
 * end. The API names a column without a header by its number, in English.
 */
export const isBlankColumn = ({
  index,
  header,
  samples,
  field,
}: ClientImportDetails['columns'][number]): boolean =>
  !field && samples.length === 0 && header === `Column ${index + 1}`;

export const isClientField = (text: string): text is ClientField => Object.hasOwn(importFieldLabels, text);

export const suggestedMapping = (columns: ClientImportDetails['columns']): Mapping =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])));

export function withField(mapping: Mapping, column: number, field: string): Mapping {
  const { [column]: _removed, ...rest } = mapping;
  return isClientField(field) ? { ...rest, [column]: field } : rest;
}

/** Returns an error message if the mapping is invalid, otherwise null. */
export function mappingProblem(mapping: Mapping, match: MatchChoice): string | null {
  const mappedFields = Object.values(mapping);
  const missingLabels = requiredFields(match)
    .filter((field) => !mappedFields.includes(field))
    .map((field) => i18n._(importFieldLabels[field]));
  if (missingLabels.length > 0) return t`Choose a column for ${{ missing: formatList(missingLabels) }}.`;
  const duplicate = mappedFields.find((field, index) => mappedFields.indexOf(field) !== index);
  return duplicate
    ? t`Two columns have the field ${{ field: i18n._(importFieldLabels[duplicate]) }}. Change one of them.`
    : null;
}

/** Returns the mapped headers with their fields, so that a saved mapping can be applied to other files. */
export const savedColumns = (columns: ClientImportDetails['columns'], mapping: Mapping) =>
  columns.flatMap(({ index, header }) => {
    const field = mapping[index];
    return field ? [{ header, field }] : [];
  });

/** Applies a saved mapping to the columns with the same headers. Other columns stay unmapped. */
export function applySavedColumns(
  columns: ClientImportDetails['columns'],
  savedEntries: readonly { header: string; field: ClientField }[],
): Mapping {
  const fieldByHeader = new Map(savedEntries.map(({ header, field }) => [header.toLowerCase(), field]));
  return Object.fromEntries(
    columns.flatMap(({ index, header }) => {
      const field = fieldByHeader.get(header.toLowerCase());
      return field ? [[index, field]] : [];
    }),
  );
}

export const toMappingInput = (mapping: Mapping): ClientImportMappingInput[] =>
  Object.entries(mapping).map(([column, field]) => ({ column: Number(column), field }));
