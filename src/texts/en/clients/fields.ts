import type { ClientFieldName } from '@contract/clients';

interface FieldTexts {
  label: string;
  /** The label in an import, where it differs. */
  importLabel?: string;
  hint?: string;
}

export const clientFieldTexts: Readonly<Record<ClientFieldName, FieldTexts>> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  contactFirstName: { label: 'First name of the contact', importLabel: 'Contact’s first name' },
  contactLastName: { label: 'Last name of the contact', importLabel: 'Contact’s last name' },
  addressLine1: { label: 'Address', importLabel: 'Address, line 1' },
  addressLine2: { label: 'Address, second line', importLabel: 'Address, line 2' },
  city: { label: 'City' },
  state: { label: 'State or region', importLabel: 'State' },
  postalCode: { label: 'Postal code' },
  country: { label: 'Country' },
  taxId: { label: 'Tax id' },
  website: { label: 'Website' },
  tags: { label: 'Tags' },
  note: { label: 'Note', hint: 'Only operators read it.' },
  externalId: {
    label: 'Old id',
    importLabel: 'Id in your old system',
    hint: 'The id in the system that the client came from.',
  },
};

export const optional = (label: string) => `${label} (optional)`;
