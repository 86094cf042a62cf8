import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { CompanyProfileInput } from '@/api/types';
import type { Profile } from '../companyProfileApi';
import type { UseFormReturn } from 'react-hook-form';
import { maxTaxIdLength, normalizePhoneField, normalizeTaxIdField, profileFields } from '@contract/company';
import { textMessages } from '@/lib/fieldMessages';
import { companyMessages, phoneMessages } from '@/ui/company/companyFields';

const optional = textMessages();

const fields = () =>
  profileFields({
    ...companyMessages(),
    legalName: optional,
    taxId: optional,
    addressLine1: optional,
    addressLine2: optional,
    postalCode: optional,
    city: optional,
    state: optional,
  });

export const profileForm = () =>
  z.pipe(
    z.pipe(z.object(fields()), z.transform(normalizePhoneField(phoneMessages()))),
    z.transform(
      normalizeTaxIdField({
        malformed: t`Enter at most ${maxTaxIdLength} letters and digits. Spaces, periods, hyphens and slashes are allowed.`,
        vat: (prefix) => t`This is not a valid VAT number for the prefix ${prefix}. Check its digits.`,
      }),
    ),
  );

export type ProfileField = keyof ReturnType<typeof fields>;
/** The values of the inputs. */
export type ProfileValues = z.input<ReturnType<typeof profileForm>>;

export type ProfileForm = UseFormReturn<ProfileValues, unknown, CompanyProfileInput>;

export const toProfileForm = (profile: Profile): ProfileValues =>
  Object.fromEntries(
    (Object.keys(fields()) as ProfileField[]).map((field) => [field, profile[field] ?? '']),
  ) as ProfileValues;
