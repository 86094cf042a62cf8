import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { createClientSchemas } from '../../clientSchemas';
import type { TextField } from '../../fieldDefinitions';
import type { ViewedClient } from '../../clientViewApi';
import type { ClientChanges } from './editableFields';

/** Input values by field name. */
export type SectionValues = Record<string, string>;
/** Validated values by field name. An empty field is null. */
export type SectionResult = Record<string, string | null>;

export type SectionForm = UseFormReturn<SectionValues, unknown, SectionResult>;

export function sectionForm(fields: readonly TextField[]) {
  const schemas = createClientSchemas();
  return z.object(Object.fromEntries(fields.map((field) => [field, schemas[field]])));
}

export const toValues = (client: ViewedClient, fields: readonly TextField[]): SectionValues =>
  Object.fromEntries(fields.map((field) => [field, client[field] ?? '']));

/** Returns the fields that differ from `base`. */
export const toChanges = (
  base: ViewedClient,
  fields: readonly TextField[],
  result: SectionResult,
): ClientChanges =>
  Object.fromEntries(
    fields
      .map((field) => [field, result[field] ?? null] as const)
      .filter(([field, value]) => value !== (base[field] || null)),
  );
