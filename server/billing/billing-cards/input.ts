import * as z from 'zod';
import { billingDetailsFields, cardHolderLimits } from '../../../contract/company';
import { emptyToNull } from '../../../contract/text';
import { isCountry } from '../../lib/countries';
import { emailAddress, emailMessages } from '../../lib/emailAddress';
import { plainLine, textMessages } from '../../lib/input';

const holderName = emptyToNull(plainLine("the card holder's name", cardHolderLimits));

const cardToken = z.string().trim().min(1, 'Add a card first.');

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

const fields = billingDetailsFields({
  name: textMessages('the name that invoices are made out to'),
  email: emailMessages,
  addressLine1: textMessages('an address'),
  addressLine2: textMessages('an address'),
  city: textMessages('a city'),
  state: textMessages('a state or region'),
  postalCode: textMessages('a postal code'),
  taxId: textMessages('a tax number'),
});

export const billingDetailsInput = z.object({
  name: fields.name,
  email: emailAddress,
  addressLine1: emptyToNull(fields.addressLine1),
  addressLine2: emptyToNull(fields.addressLine2),
  city: emptyToNull(fields.city),
  state: emptyToNull(fields.state),
  postalCode: emptyToNull(fields.postalCode),
  country: emptyToNull(
    fields.country.check(
      z.refine((code) => code === '' || isCountry(code), 'Choose a country from the list.'),
    ),
  ),
  taxId: emptyToNull(fields.taxId),
});

export type ValidBillingDetails = z.output<typeof billingDetailsInput>;
