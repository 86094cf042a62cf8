import { clientFieldRules, type ClientFieldKind, type ClientFieldName } from '@contract/clients';
import { keysOf } from '@contract/records';
import type { CreateClientInput } from '@/api/types';

export type TextField = Exclude<ClientFieldName, 'tags'>;

const sections = ['contact', 'address', 'note'] as const;
export type Section = (typeof sections)[number];

export const isSection = (text: string): text is Section => sections.some((section) => section === text);

type NoteField = {
  [Name in TextField]: (typeof clientFieldRules)[Name]['kind'] extends 'Note' ? Name : never;
}[TextField];

interface FieldDefinition<Name> {
  /** The section of the client view that edits the field. The section of notes has no other field. */
  section: Name extends NoteField ? 'note' : Exclude<Section, 'note'>;
  isInAddForm: Name extends keyof CreateClientInput ? boolean : false;
}

/** The fields of the client forms except the tags, in form order. */
export const fieldDefinitions = {
  name: { section: 'contact', isInAddForm: true },
  email: { section: 'contact', isInAddForm: true },
  phone: { section: 'contact', isInAddForm: true },
  language: { section: 'contact', isInAddForm: true },
  contactFirstName: { section: 'contact', isInAddForm: false },
  contactLastName: { section: 'contact', isInAddForm: false },
  website: { section: 'contact', isInAddForm: false },
  externalId: { section: 'contact', isInAddForm: false },
  addressLine1: { section: 'address', isInAddForm: false },
  addressLine2: { section: 'address', isInAddForm: false },
  postalCode: { section: 'address', isInAddForm: false },
  city: { section: 'address', isInAddForm: false },
  state: { section: 'address', isInAddForm: false },
  country: { section: 'address', isInAddForm: true },
  taxId: { section: 'address', isInAddForm: false },
  note: { section: 'note', isInAddForm: true },
} as const satisfies { readonly [Name in TextField]: FieldDefinition<Name> };

export const textFields = keysOf(fieldDefinitions);

export const fieldsOfSection = (section: Section): TextField[] =>
  textFields.filter((field) => fieldDefinitions[field].section === section);

export type AddFormField = {
  [Name in TextField]: (typeof fieldDefinitions)[Name]['isInAddForm'] extends true ? Name : never;
}[TextField];

const isInAddForm = (field: TextField): field is AddFormField => fieldDefinitions[field].isInAddForm;

export const addFormFields = textFields.filter(isInAddForm);

type InputType = 'email' | 'tel' | 'url';

const inputTypes: Readonly<Partial<Record<ClientFieldKind, InputType>>> = {
  Email: 'email',
  Phone: 'tel',
  Website: 'url',
};

/** Returns the type of the field's input, or undefined for a plain text. */
export const inputTypeOf = (field: TextField): InputType | undefined =>
  inputTypes[clientFieldRules[field].kind];
