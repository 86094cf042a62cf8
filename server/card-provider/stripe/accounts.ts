import type Stripe from 'stripe';
import { badInput, DomainError } from '../../errors';
import { sendingEmail } from '../../lib/emailAddress';
import type { Account, AccountState, NewAccount, OpenedWebhook } from '../cardProvider';
import { apiVersion, isLiveKey, momentOf, onBehalfOf, type StripeAccess } from './client';
import { asking, isForbidden, isLockedOut, isMissing, isRefusal } from './errors';
import { handledEvents } from './messages';

function stateOf(account: Stripe.Account, isLive: boolean): AccountState {
  const due = account.requirements;
  return {
    reference: account.id,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    currentlyDue: due?.currently_due ?? [],
    pastDue: due?.past_due ?? [],
    pendingVerification: due?.pending_verification ?? [],
    currentDeadline: due?.current_deadline ? momentOf(due.current_deadline) : null,
    disabledReason: due?.disabled_reason ?? null,
    isLive,
    country: account.country ?? null,
    defaultCurrency: account.default_currency?.toUpperCase() ?? null,
    businessName: account.business_profile?.name ?? account.settings?.dashboard.display_name ?? null,
    statementDescriptor: account.settings?.payments.statement_descriptor ?? null,
  };
}

/**
 * An account that belongs to the company: it has Stripe's full dashboard, pays Stripe's fees and answers Stripe's
 * questions itself, and Stripe bears its losses, as suits charges that are made on it directly.
 */
export async function openAccount(
  { sdk, secretKey }: StripeAccess,
  asked: NewAccount,
): Promise<AccountState> {
  const { companyId, idempotencyKey, name, email, country, website } = asked;
  try {
    const account = await asking(
      sdk.accounts.create(
        {
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          email: sendingEmail(email),
          ...(country !== null && { country }),
          business_profile: { name, ...(website !== null && { url: website }) },
          metadata: { companyId },
        },
        { idempotencyKey },
      ),
    );
    return stateOf(account, isLiveKey(secretKey));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new DomainError('CONFLICT', `Stripe opened no account: ${error.message}`);
  }
}

/** Accounts with keys of their own are looked after in Stripe's dashboard. */
export async function accountLink(
  { sdk }: StripeAccess,
  { reference, secretKey }: Account,
  { returnUrl, refreshUrl }: { returnUrl: string; refreshUrl: string },
): Promise<string | null> {
  if (reference === null || secretKey !== null) return null;
  const { url } = await asking(
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
    ? asking(sdk.accounts.retrieve(account.reference))
    : asking(sdk.accounts.retrieveCurrent({}, onBehalfOf(account)));

/** Null where the account was taken away from us; BAD_USER_INPUT, field `secretKey`, for a key that isn't taken. */
export async function accountState(access: StripeAccess, account: Account): Promise<AccountState | null> {
  try {
    const found = await retrieve(access, account);
    return stateOf(found, isLiveKey(account.secretKey ?? access.secretKey));
  } catch (error) {
    if (account.secretKey !== null && isLockedOut(error)) {
      throw badInput({ secretKey: 'Stripe does not take this key. Copy it again, or make another one.' });
    }
    // That Livery's own key is not taken says nothing of the account.
    if (isMissing(error) || isForbidden(error)) return null;
    throw error;
  }
}

/** Only accounts with keys of their own need this: messages about connected ones reach Livery's own address. */
export async function openWebhook(
  { sdk }: StripeAccess,
  account: Account,
  url: string,
): Promise<OpenedWebhook | null> {
  if (account.secretKey === null) return null;
  try {
    const endpoint = await asking(
      sdk.webhookEndpoints.create(
        {
          url,
          enabled_events: [...handledEvents],
          api_version: apiVersion,
          metadata: { companyId: account.companyId },
        },
        onBehalfOf(account),
      ),
    );
    return endpoint.secret === undefined ? null : { reference: endpoint.id, secret: endpoint.secret };
  } catch (error) {
    // An address of this machine alone, in development, is one that Stripe can't reach.
    if (isRefusal(error)) return null;
    throw error;
  }
}

export async function closeWebhook(
  { sdk }: StripeAccess,
  account: Account,
  reference: string,
): Promise<void> {
  try {
    await asking(sdk.webhookEndpoints.del(reference, {}, onBehalfOf(account)));
  } catch (error) {
    if (!isRefusal(error) && !isLockedOut(error)) throw error;
  }
}
