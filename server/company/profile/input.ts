import * as z from 'zod';
import { plainLine } from '../../lib/plainText';
import { companyFields, normalizePhoneField } from '../input';
import { parseTaxId } from './taxId';

const optionalLine = (label: string, maxLength: number) =>
  plainLine(label, 0, maxLength)
    .nullish()
    .transform((text) => text || null);

export const companyProfileInput = z
  .object({
    ...companyFields,
    legalName: optionalLine('a registered name', 200),
    addressLine1: optionalLine('a line', 200),
    addressLine2: optionalLine('a line', 200),
    city: optionalLine('a city', 100),
    state: optionalLine('a state or region', 100),
    postalCode: optionalLine('a postal code', 20),
    taxId: optionalLine('a tax number', 60),
  })
  .transform(normalizePhoneField)
  .transform((profile, issues) => {
    if (profile.taxId === null) return profile;
    const parsed = parseTaxId(profile.taxId, profile.country);
    if ('taxId' in parsed) return { ...profile, taxId: parsed.taxId };
    issues.addIssue({ code: 'custom', path: ['taxId'], message: parsed.problem });
    return z.NEVER;
  });

export type CompanyProfileValues = z.output<typeof companyProfileInput>;
export type CompanyProfileField = keyof CompanyProfileValues;
