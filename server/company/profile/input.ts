import * as z from 'zod';
import { companyFields, companyMessages } from '../input';
import {
  normalizePhoneField,
  maxTaxIdLength,
  normalizeTaxIdField,
  profileFields,
} from '../../../contract/company';
import { languages } from '../../../contract/languages';
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

const languageField = z.enum(languages, { error: () => t('Choose a language from the list.') });

export const portalLanguagesInput = z
  .object({
    defaultLanguage: languageField,
    portalLanguages: z.array(languageField),
    contentLanguage: languageField.nullish(),
  })
  .refine(({ defaultLanguage, portalLanguages }) => portalLanguages.includes(defaultLanguage), {
    path: ['portalLanguages'],
    error: () => t('Include the default language.'),
  })
  .transform(({ defaultLanguage, portalLanguages, contentLanguage }) => ({
    defaultLanguage,
    portalLanguages: languages.filter((language) => portalLanguages.includes(language)),
    contentLanguage,
  }));

export interface PortalLanguagesValues {
  defaultLanguage: string;
  portalLanguages: readonly string[];
  contentLanguage: string;
}

export type CompanyProfileValues = z.output<typeof companyProfileInput>;
export type CompanyProfileField = keyof CompanyProfileValues;
