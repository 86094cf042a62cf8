import type Stripe from 'stripe';
import { badInput, conflict } from '../../../lib/errors';
import { encodeEmailDomain } from '../../../lib/emailAddress';
import { t } from '../../../lib/i18n/i18n';
import { modeOfKey } from '../../../../contract/payments';
import type { Account, AccountState, NewAccount, WebhookEndpoint } from '../cardProvider';
import { apiVersion, fromUnixSeconds, requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isForbidden, isAccessDenied, isMissing, isRefusal } from './errors';
import { handledEventTypes } from './webhookEvents';

function stateOf(account: Stripe.Account, isLive: boolean): AccountState {
  const requirements = account.requirements;
  return {
    reference: account.id,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    pendingVerification: requirements?.pending_verification ?? [],
    currentDeadline: requirements?.current_deadline ? fromUnixSeconds(requirements.current_deadline) : null,
    disabledReason: requirements?.disabled_reason ?? null,
    isLive,
    country: account.country ?? null,
    defaultCurrency: account.default_currency?.toUpperCase() ?? null,
    businessName: account.business_profile?.name ?? account.settings?.dashboard.display_name ?? null,
    statementDescriptor: account.settings?.payments.statement_descriptor ?? null,
  };
}

/**
 * Opens an account with the full Stripe dashboard, for direct charges. The company pays Stripe's fees, and
 * Stripe bears losses and collects requirements. Throws `CONFLICT` if Stripe refuses.
 */
export async function openAccount(
  { sdk, secretKey }: StripeAccess,
  newAccount: NewAccount,
): Promise<AccountState> {
  const { companyId, idempotencyKey, name, email, country, website } = newAccount;
  try {
    const account = await callStripe(
      sdk.accounts.create(
        {
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          email: encodeEmailDomain(email),
          ...(country !== null && { country }),
          business_profile: { name, ...(website !== null && { url: website }) },
          metadata: { companyId },
        },
        { idempotencyKey },
      ),
    );
    return stateOf(account, modeOfKey(secretKey) === 'live');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw conflict(t('Stripe could not create the account: {reason}', { reason: error.message }));
  }
}

/**
 * Returns a link to Stripe's onboarding, or null for the platform's account or one with its own keys, which
 * its company manages in Stripe's dashboard.
 */
export async function accountLink(
  { sdk }: StripeAccess,
  { reference, secretKey }: Account,
  { returnUrl, refreshUrl }: { returnUrl: string; refreshUrl: string },
): Promise<string | null> {
  if (reference === null || secretKey !== null) return null;
  const { url } = await callStripe(
    sdk.accountLinks.create({
      account: reference,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    }),
  );
  return url;
}

const retrieve = ({ sdk }: StripeAccess, account: Account): Promise<Stripe.Account> =>
  account.secretKey === null && account.reference !== null
    ? callStripe(sdk.accounts.retrieve(account.reference))
    : callStripe(sdk.accounts.retrieveCurrent({}, requestOptionsFor(account)));

export async function accountState(access: StripeAccess, account: Account): Promise<AccountState | null> {
  try {
    const stripeAccount = await retrieve(access, account);
    return stateOf(stripeAccount, modeOfKey(account.secretKey ?? access.secretKey) === 'live');
  } catch (error) {
    if (account.secretKey !== null && isAccessDenied(error)) {
      throw badInput({ secretKey: t('Stripe rejected this key. Copy it again or create a new one.') });
    }
    // An authentication error here concerns the platform's key, so it does not mean that the account is
    // disconnected.
    if (isMissing(error) || isForbidden(error)) return null;
    throw error;
  }
}

/**
 * Creates an endpoint for the events of an account with its own keys. Returns null if Stripe rejects the URL,
 * and for a connected account, whose events reach the platform's endpoint.
 */
export async function createWebhookEndpoint(
  { sdk }: StripeAccess,
  account: Account,
  url: string,
): Promise<WebhookEndpoint | null> {
  if (account.secretKey === null) return null;
  try {
    const endpoint = await callStripe(
      sdk.webhookEndpoints.create(
        {
          url,
          enabled_events: [...handledEventTypes],
          api_version: apiVersion,
          metadata: { companyId: account.companyId },
        },
        requestOptionsFor(account),
      ),
    );
    return endpoint.secret === undefined ? null : { reference: endpoint.id, secret: endpoint.secret };
  } catch (error) {
    // Stripe rejects a URL that it cannot reach, such as localhost in development.
    if (isRefusal(error)) return null;
    throw error;
  }
}

export async function deleteWebhookEndpoint(
  { sdk }: StripeAccess,
  account: Account,
  reference: string,
): Promise<void> {
  try {
    await callStripe(sdk.webhookEndpoints.del(reference, {}, requestOptionsFor(account)));
  } catch (error) {
    if (!isRefusal(error) && !isAccessDenied(error)) throw error;
  }
}
