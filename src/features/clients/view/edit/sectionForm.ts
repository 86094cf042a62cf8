import * as z from 'zod/mini';
import { emailCheck } from '@/lib/emailAddress';
import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/view/edit';
import type { ViewedClient } from '../viewedClient';
import { textFields, type ClientChanges, type TextField } from './editableFields';

/** Input values by field name. */
export type SectionValues = Record<string, string>;

function schemaOf(field: TextField) {
  const { label, maxLength, isRequired, type } = textFields[field];
  const text = z
    .string()
    .check(z.trim(), z.maxLength(maxLength, texts.useAtMostCharacters(formatNumber(maxLength))));
  if (type === 'email') {
    return text.check(emailCheck(texts.enterAnEmailAddressLikeAda));
  }
  return isRequired ? text.check(z.minLength(1, texts.cantBeEmpty(label))) : text;
}

export const sectionForm = (fields: readonly TextField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, schemaOf(field)])));

export const toValues = (client: ViewedClient, fields: readonly TextField[]): SectionValues =>
  Object.fromEntries(fields.map((field) => [field, client[field] ?? '']));

/** Returns the fields that differ from `base`; an empty field becomes null. */
export function toChanges(
  base: ViewedClient,
  fields: readonly TextField[],
  values: SectionValues,
): ClientChanges {
  const changed = fields.filter((field) => (values[field] ?? '').trim() !== (base[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, values[field]?.trim() || null]));
}
