import * as z from 'zod';
import { companyFields, companyMessages } from '../input';
import {
  normalizePhoneField,
  maxTaxIdLength,
  normalizeTaxIdField,
  profileFields,
} from '../../../contract/company';
import { textMessages, phoneMessages } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';

const taxIdMessages = {
  malformed: () =>
    t('Enter at most {max} letters and digits. Spaces, periods, hyphens and slashes are allowed.', {
      max: maxTaxIdLength,
    }),
  vat: (prefix: string) =>
    t('This is not a valid VAT number for the prefix {prefix}. Check its digits.', { prefix }),
};

const sharedFields = profileFields({
  ...companyMessages,
  legalName: textMessages,
  addressLine1: textMessages,
  addressLine2: textMessages,
  city: textMessages,
  state: textMessages,
  postalCode: textMessages,
  taxId: textMessages,
});

export const companyProfileInput = z
  .object({ ...sharedFields, ...companyFields })
  .transform(normalizePhoneField(phoneMessages))
  .transform(normalizeTaxIdField(taxIdMessages));

export type CompanyProfileValues = z.output<typeof companyProfileInput>;
export type CompanyProfileField = keyof CompanyProfileValues;
