import type { UpdateClientInput } from '@/api/types';
import { countryName } from '@/lib/countryName';
import * as texts from '@/texts/clients/view/edit';
import type { ViewedClient } from '../viewedClient';

export type EditableField = Exclude<keyof UpdateClientInput, 'id' | 'lockVersion'>;
export type TextField = Exclude<EditableField, 'tags'>;
export type ClientChanges = Pick<UpdateClientInput, EditableField>;

interface TextFieldConfig {
  label: string;
  maxLength: number;
  type?: 'email' | 'tel' | 'url';
  hint?: string;
  isRequired?: true;
}

/** The editable client fields except the tags, in display order. */
export const textFields: Readonly<Record<TextField, TextFieldConfig>> = {
  name: { label: texts.name, maxLength: 100, isRequired: true },
  email: { label: texts.email, maxLength: 320, type: 'email', isRequired: true },
  phone: { label: texts.phone, maxLength: 40, type: 'tel' },
  contactFirstName: { label: texts.firstNameOfTheContact, maxLength: 100 },
  contactLastName: { label: texts.lastNameOfTheContact, maxLength: 100 },
  website: { label: texts.website, maxLength: 2000, type: 'url' },
  externalId: {
    label: texts.oldId,
    maxLength: 100,
    hint: texts.theIdInTheSystem,
  },
  addressLine1: { label: texts.address, maxLength: 200 },
  addressLine2: { label: texts.addressSecondLine, maxLength: 200 },
  postalCode: { label: texts.postalCode, maxLength: 20 },
  city: { label: texts.city, maxLength: 100 },
  state: { label: texts.stateOrRegion, maxLength: 100 },
  country: { label: texts.country, maxLength: 2 },
  taxId: { label: texts.taxId, maxLength: 50 },
  note: { label: texts.note, maxLength: 2000, hint: texts.onlyOperatorsRead },
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
