import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientFieldName } from '@contract/clients';
import type { ClientSource } from '@contract/enums';

export const clientFieldLabels: Readonly<Record<ClientFieldName, MessageDescriptor>> = {
  name: msg`Name`,
  email: msg`Email`,
  phone: msg`Phone`,
  contactFirstName: msg`Contact first name`,
  contactLastName: msg`Contact last name`,
  addressLine1: msg`Address line 1`,
  addressLine2: msg`Address line 2`,
  city: msg`City`,
  state: msg`State or region`,
  postalCode: msg`Postal code`,
  country: msg`Country`,
  language: msg`Language`,
  taxId: msg`Tax ID`,
  website: msg`Website`,
  tags: msg`Tags`,
  note: msg`Note`,
  externalId: msg`External ID`,
};

export const clientFieldHints: Readonly<Partial<Record<ClientFieldName, MessageDescriptor>>> = {
  externalId: msg`The client’s ID in another system.`,
};

export const clientSourceLabels: Readonly<Record<ClientSource, MessageDescriptor>> = {
  SelfSignup: msg`Signed up`,
  Invite: msg({ message: 'Invited', context: 'source of a client' }),
  Import: msg`Imported`,
  Manual: msg`Added manually`,
};
