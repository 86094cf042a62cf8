import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientFieldName } from '@contract/clients';
import type { ClientSource } from '@contract/enums';

export const clientFieldLabels: Readonly<Record<ClientFieldName, MessageDescriptor>> = {
  name: msg`Name`,
  email: msg`Email`,
  phone: msg`Phone`,
  contactFirstName: msg`First name of the contact`,
  contactLastName: msg`Last name of the contact`,
  addressLine1: msg`Address`,
  addressLine2: msg`Address, second line`,
  city: msg`City`,
  state: msg`State or region`,
  postalCode: msg`Postal code`,
  country: msg`Country`,
  taxId: msg`Tax id`,
  website: msg`Website`,
  tags: msg`Tags`,
  note: msg`Note`,
  externalId: msg`Old id`,
};

export const clientFieldHints: Readonly<Partial<Record<ClientFieldName, MessageDescriptor>>> = {
  externalId: msg`The id in the system that the client came from.`,
};

export const clientSourceLabels: Readonly<Record<ClientSource, MessageDescriptor>> = {
  SelfSignup: msg`Signed up`,
  Invite: msg({ message: 'Invited', context: 'source of a client' }),
  Import: msg`Imported`,
  Manual: msg`Added by hand`,
};
