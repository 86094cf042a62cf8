import type { UpdateClientInput } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import type { ViewedClient } from '../viewedClient';

export type EditableField = Exclude<keyof UpdateClientInput, 'id' | 'lockVersion'>;
export type TextField = Exclude<EditableField, 'tags'>;
export type ClientChanges = Pick<UpdateClientInput, EditableField>;

interface TextFieldWords {
  label: string;
  maxLength: number;
  type?: 'email' | 'tel' | 'url';
  hint?: string;
  isRequired?: true;
}

/** What an operator may edit of a client, in the order in which it is shown. */
export const textFields: Readonly<Record<TextField, TextFieldWords>> = {
  name: { label: 'Name', maxLength: 100, isRequired: true },
  email: { label: 'E-mail', maxLength: 320, type: 'email', isRequired: true },
  phone: { label: 'Phone', maxLength: 40, type: 'tel' },
  contactFirstName: { label: 'First name of the contact', maxLength: 100 },
  contactLastName: { label: 'Last name of the contact', maxLength: 100 },
  website: { label: 'Website', maxLength: 2000, type: 'url' },
  externalId: {
    label: 'Old id',
    maxLength: 100,
    hint: 'The id in the system that the client came from.',
  },
  addressLine1: { label: 'Address', maxLength: 200 },
  addressLine2: { label: 'Address, second line', maxLength: 200 },
  postalCode: { label: 'Postal code', maxLength: 20 },
  city: { label: 'City', maxLength: 100 },
  state: { label: 'State or region', maxLength: 100 },
  country: { label: 'Country', maxLength: 2 },
  taxId: { label: 'Tax id', maxLength: 50 },
  note: { label: 'Note', maxLength: 2000, hint: 'Only operators read it.' },
};

const isEditableField = (name: string): name is EditableField =>
  name === 'tags' || Object.hasOwn(textFields, name);

export const editableFields = [...Object.keys(textFields), 'tags'].filter(isEditableField);

export const labelOf = (field: EditableField): string =>
  field === 'tags' ? 'Tags' : textFields[field].label;

type FieldValue = string | readonly string[] | null | undefined;

/** A field's value as a person reads it; empty for nothing. */
export function readable(field: EditableField, value: FieldValue): string {
  if (typeof value !== 'string') return value?.join(', ') ?? '';
  return field === 'country' && value ? countryName(value) : value;
}

export const readableOf = (client: ViewedClient, field: EditableField): string =>
  readable(field, client[field]);
