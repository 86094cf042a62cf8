import * as z from 'zod/mini';
import { emailCheck } from '@/lib/emailAddress';
import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/view/edit';
import type { ViewedClient } from '../viewedClient';
import { textFields, type ClientChanges, type TextField } from './editableFields';

/** What stands in the inputs of one section, by the field's name. */
export type SectionValues = Record<string, string>;

function checkOf(field: TextField) {
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
  z.object(Object.fromEntries(fields.map((field) => [field, checkOf(field)])));

export const toValues = (client: ViewedClient, fields: readonly TextField[]): SectionValues =>
  Object.fromEntries(fields.map((field) => [field, client[field] ?? '']));

/** Only what differs from the client as the section was opened with; an emptied field is cleared. */
export function toChanges(
  base: ViewedClient,
  fields: readonly TextField[],
  values: SectionValues,
): ClientChanges {
  const changed = fields.filter((field) => (values[field] ?? '').trim() !== (base[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, values[field]?.trim() || null]));
}
