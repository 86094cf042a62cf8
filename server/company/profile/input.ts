import * as z from 'zod';
import { companyFields, companyMessages } from '../input';
import {
  normalizePhoneField,
  maxTaxIdLength,
  normalizeTaxIdField,
  profileFields,
} from '../../../contract/company';
import { textMessages, phoneMessages } from '../../lib/input';

const taxIdMessages = {
  malformed: `A tax number has at most ${maxTaxIdLength} letters and digits, with spaces, points, dashes or strokes between.`,
  vat: (prefix: string) =>
    `This is not a VAT number of that country: compare it with ${prefix} and what follows.`,
};

const sharedFields = profileFields({
  ...companyMessages,
  legalName: textMessages('a registered name'),
  addressLine1: textMessages('a line'),
  addressLine2: textMessages('a line'),
  city: textMessages('a city'),
  state: textMessages('a state or region'),
  postalCode: textMessages('a postal code'),
  taxId: textMessages('a tax number'),
});

export const companyProfileInput = z
  .object({ ...sharedFields, ...companyFields })
  .transform(normalizePhoneField(phoneMessages))
  .transform(normalizeTaxIdField(taxIdMessages));

export type CompanyProfileValues = z.output<typeof companyProfileInput>;
export type CompanyProfileField = keyof CompanyProfileValues;
