import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { encodeEmailDomain } from '../../../lib/emailAddress';
import { t } from '../../../lib/i18n/i18n';
import type { Account, AttachResult, CardFormSetup, CardOwner } from '../cardProvider';
import { idOf, requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isMissing, isRefusal } from './errors';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export const brandOf = (stripeName: string | null): string => brands[stripeName ?? ''] ?? 'Card';

async function ensureCustomer({ sdk }: StripeAccess, owner: CardOwner): Promise<string> {
  if (owner.customer !== null) return owner.customer;
  const { account, id, name, email } = owner;
  const contentHash = createHash('sha256')
    .update(JSON.stringify([name, email]))
    .digest('hex');
  const { id: customer } = await callStripe(
    sdk.customers.create(
      { name, email: encodeEmailDomain(email), metadata: { companyId: account.companyId, ownerId: id } },
      { ...requestOptionsFor(account), idempotencyKey: `customer:${id}:${contentHash}` },
    ),
  );
  return customer;
}

export async function startCardForm(access: StripeAccess, owner: CardOwner): Promise<CardFormSetup> {
  const { account, id } = owner;
  const intent = await callStripe(
    access.sdk.setupIntents.create(
      {
        customer: await ensureCustomer(access, owner),
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { companyId: account.companyId, ownerId: id },
      },
      requestOptionsFor(account),
    ),
  );
  return {
    clientSecret: intent.client_secret,
    publishableKey: account.secretKey === null ? access.publishableKey : null,
  };
}

const refused = (reason: string): AttachResult => ({ kind: 'Refused', reason });

const unknownCard = () => refused(t('This card could not be found. Enter it again.'));
const unconfirmed = () => refused(t('The bank has not confirmed this card. Try again or use another card.'));

async function findSetupIntent(
  { sdk }: StripeAccess,
  account: Account,
  token: string,
): Promise<Stripe.SetupIntent | null> {
  if (!/^seti_\w+$/.test(token)) return null;
  try {
    return await callStripe(
      sdk.setupIntents.retrieve(token, { expand: ['payment_method'] }, requestOptionsFor(account)),
    );
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the card that a setup intent attached for this owner, or the reason for a refusal. */
export async function attach(access: StripeAccess, owner: CardOwner, token: string): Promise<AttachResult> {
  const intent = await findSetupIntent(access, owner.account, token);
  const customer = idOf(intent?.customer);
  // Prevents an owner from attaching a card with the token of another owner.
  if (!intent || customer === null || intent.metadata?.ownerId !== owner.id) return unknownCard();
  if (owner.customer !== null && owner.customer !== customer) return unknownCard();
  const method = intent.payment_method;
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string') return unconfirmed();
  if (!method.card) return refused(t('Use a card. Other payment methods are not supported.'));
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return {
    kind: 'Attached',
    card: { reference: method.id, customer, brand: brandOf(brand), last4, expMonth, expYear },
  };
}

/** Detaches a card. Also succeeds if Stripe refuses, such as for a card that is already detached. */
export async function detach({ sdk }: StripeAccess, account: Account, reference: string): Promise<void> {
  try {
    await callStripe(sdk.paymentMethods.detach(reference, {}, requestOptionsFor(account)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
