import type { UpdateClientInput } from '@/api/types';
import { countryName } from '@/lib/countryName';
import * as texts from '@/texts/clients/view/edit';
import type { ViewedClient } from '../viewedClient';

export type EditableField = Exclude<keyof UpdateClientInput, 'id' | 'lockVersion'>;
export type TextField = Exclude<EditableField, 'tags'>;
export type ClientChanges = Pick<UpdateClientInput, EditableField>;

interface TextFieldConfig {
  label: string;
  type?: 'email' | 'tel' | 'url';
  hint?: string;
}

/** The editable client fields except the tags, in display order. */
export const textFields: Readonly<Record<TextField, TextFieldConfig>> = {
  name: { label: texts.name },
  email: { label: texts.email, type: 'email' },
  phone: { label: texts.phone, type: 'tel' },
  contactFirstName: { label: texts.firstNameOfTheContact },
  contactLastName: { label: texts.lastNameOfTheContact },
  website: { label: texts.website, type: 'url' },
  externalId: {
    label: texts.oldId,
    hint: texts.theIdInTheSystem,
  },
  addressLine1: { label: texts.address },
  addressLine2: { label: texts.addressSecondLine },
  postalCode: { label: texts.postalCode },
  city: { label: texts.city },
  state: { label: texts.stateOrRegion },
  country: { label: texts.country },
  taxId: { label: texts.taxId },
  note: { label: texts.note, hint: texts.onlyOperatorsRead },
};

const isEditableField = (name: string): name is EditableField =>
  name === 'tags' || Object.hasOwn(textFields, name);

export const editableFields = [...Object.keys(textFields), 'tags'].filter(isEditableField);

export const labelOf = (field: EditableField): string =>
  field === 'tags' ? texts.tags : textFields[field].label;

type FieldValue = string | readonly string[] | null | undefined;

/** Formats a field for display; a missing value becomes an empty string. */
export function formatFieldValue(field: EditableField, value: FieldValue): string {
  if (typeof value !== 'string') return value?.join(', ') ?? '';
  return field === 'country' && value ? countryName(value) : value;
}

export const formatClientField = (client: ViewedClient, field: EditableField): string =>
  formatFieldValue(field, client[field]);
