import * as z from 'zod';
import { billingDetailsFields, cardHolderLimits } from '../../../contract/company';
import { emptyToNull } from '../../../contract/text';
import { t } from '../../lib/i18n/i18n';
import { isCountry } from '../../lib/countries';
import { emailAddress, emailMessages } from '../../lib/emailAddress';
import { plainLine, textMessages } from '../../lib/input';

const holderName = emptyToNull(plainLine(cardHolderLimits));

const cardToken = z
  .string()
  .trim()
  .min(1, { error: () => t('Add a card.') });

export const paymentMethodInput = z
  .object({
    token: cardToken.or(z.literal('')).nullish(),
    holderName,
    skip: z.boolean().nullish(),
  })
  .refine(({ token, skip }) => token || skip, {
    path: ['token'],
    error: () => t('Add a card or skip this step.'),
  })
  .refine(({ token, skip }) => !(token && skip), {
    path: ['skip'],
    error: () => t('Either add a card or skip this step.'),
  })
  .transform((input) => ({ token: input.token || null, holderName: input.holderName }));

export const billingCardInput = z.object({
  token: cardToken,
  holderName,
  isDefault: z.boolean().nullish(),
});

const fields = billingDetailsFields({
  name: textMessages,
  email: emailMessages,
  addressLine1: textMessages,
  addressLine2: textMessages,
  city: textMessages,
  state: textMessages,
  postalCode: textMessages,
  taxId: textMessages,
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
      z.refine((code) => code === '' || isCountry(code), {
        error: () => t('Choose a country from the list.'),
      }),
    ),
  ),
  taxId: emptyToNull(fields.taxId),
});

export type ValidBillingDetails = z.output<typeof billingDetailsInput>;
