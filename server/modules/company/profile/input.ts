import * as z from 'zod';
import { plainLine } from '../../../lib/plainText';
import { companyFields, readablePhone } from '../input';
import { readTaxId } from './taxId';

const optionalLine = (what: string, most: number) =>
  plainLine(what, 0, most)
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
  .transform(readablePhone)
  .transform((profile, issues) => {
    if (profile.taxId === null) return profile;
    const read = readTaxId(profile.taxId, profile.country);
    if ('taxId' in read) return { ...profile, taxId: read.taxId };
    issues.addIssue({ code: 'custom', path: ['taxId'], message: read.problem });
    return z.NEVER;
  });

export type CompanyProfileValues = z.output<typeof companyProfileInput>;
export type CompanyProfileField = keyof CompanyProfileValues;
