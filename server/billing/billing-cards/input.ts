import * as z from 'zod';
import { isCountry } from '../../lib/countries';
import { emailAddress } from '../../lib/emailAddress';
import { plainLine } from '../../lib/plainText';

const holderName = plainLine("the card holder's name", 0, 100)
  .nullish()
  .transform((name) => name || null);

const cardToken = z.string().trim().min(1, 'Add a card first.').max(200, 'This card is not known.');

export const paymentMethodInput = z
  .object({
    token: cardToken.or(z.literal('')).nullish(),
    holderName,
    skip: z.boolean().nullish(),
  })
  .refine(({ token, skip }) => token || skip, { path: ['token'], error: 'Add a card, or skip this step.' })
  .refine(({ token, skip }) => !(token && skip), {
    path: ['skip'],
    error: 'Either add a card or skip this step, not both.',
  })
  .transform((input) => ({ token: input.token || null, holderName: input.holderName }));

export const billingCardInput = z.object({
  token: cardToken,
  holderName,
  isDefault: z.boolean().nullish(),
});

const optionalLine = (fieldName: string, maxLength: number) =>
  plainLine(fieldName, 0, maxLength)
    .nullish()
    .transform((text) => text || null);

export const billingDetailsInput = z.object({
  name: plainLine('the name that invoices are made out to', 1, 100),
  email: emailAddress,
  addressLine1: optionalLine('an address', 200),
  addressLine2: optionalLine('an address', 200),
  city: optionalLine('a city', 100),
  state: optionalLine('a state or region', 100),
  postalCode: optionalLine('a postal code', 20),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code === '' || isCountry(code), 'Choose a country from the list.')
    .nullish()
    .transform((code) => code || null),
  taxId: optionalLine('a tax number', 50),
});

export type ValidBillingDetails = z.output<typeof billingDetailsInput>;
