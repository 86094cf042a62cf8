import type Stripe from 'stripe';
import * as z from 'zod';
import { httpUrl, flag, metadata, params, text } from './params';
import { invalidRequest } from './stripeApiError';
import { route, type Route } from './routes';

export type Requirements = NonNullable<Stripe.Account['requirements']>;

const noRequirements: Requirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

/** Returns an account that has not submitted any details. */
export const emptyAccount = (id: string, given: Partial<Stripe.Account> = {}): Stripe.Account => ({
  id,
  object: 'account',
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  country: 'US',
  default_currency: 'usd',
  email: null,
  requirements: {
    ...noRequirements,
    currently_due: ['business_profile.url', 'external_account'],
    disabled_reason: 'requirements.past_due',
  },
  type: 'none',
  ...given,
});

/** The properties of an account that meets all requirements. */
export const readyAccount: Partial<Stripe.Account> = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  requirements: noRequirements,
};

/** The platform's accounts, which these routes read and create. */
export interface AccountRegistry {
  get(id: string): Stripe.Account;
  create(given: Partial<Stripe.Account>): Stripe.Account;
  /** Returns the account that a request acts on. */
  getCurrent(id: string): Stripe.Account;
}

const controller = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application']) }),
  losses: z.strictObject({ payments: z.enum(['stripe', 'application']) }),
  requirement_collection: z.enum(['stripe', 'application']),
  stripe_dashboard: z.strictObject({ type: z.enum(['full', 'express', 'none']) }),
});

const accountParams = params({
  controller,
  email: text.optional(),
  country: z.string().length(2).optional(),
  business_profile: z.strictObject({ name: text.optional(), url: httpUrl.optional() }).optional(),
  metadata,
});

const endpointParams = params({
  url: httpUrl,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: text.optional(),
  connect: flag.optional(),
  metadata,
});

/** Routes for accounts, onboarding links and webhook endpoints. */
export const accountRoutes = (accounts: AccountRegistry): readonly Route[] => [
  route(
    'POST',
    'accounts',
    accountParams,
    (_store, { email = null, country, business_profile: profile, metadata: given }) =>
      accounts.create({
        email,
        ...(country && { country }),
        ...(profile && {
          business_profile: {
            name: profile.name ?? null,
            url: profile.url ?? null,
          } as Stripe.Account['business_profile'],
        }),
        metadata: given ?? {},
      }),
  ),
  route('GET', 'accounts/:id', params({}), (_store, _input, { id }) => accounts.get(id)),
  route('GET', 'account', params({}), (store) => accounts.getCurrent(store.account)),
  route(
    'POST',
    'account_links',
    params({
      account: text,
      type: z.enum(['account_onboarding', 'account_update']),
      return_url: httpUrl,
      refresh_url: httpUrl,
    }),
    (store, { account }) => ({
      object: 'account_link',
      created: store.now,
      expires_at: store.now + 300,
      url: `https://connect.stripe.com/setup/s/${accounts.get(account).id}/${store.newId('link')}`,
    }),
  ),
  route('POST', 'webhook_endpoints', endpointParams, (store, input) => {
    if (new URL(input.url).hostname === 'localhost') {
      throw invalidRequest('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
    }
    const endpoint = store.add<Stripe.WebhookEndpoint>({
      id: store.newId('we'),
      object: 'webhook_endpoint',
      api_version: input.api_version ?? null,
      application: null,
      created: store.now,
      description: null,
      enabled_events: input.enabled_events,
      livemode: false,
      metadata: input.metadata ?? {},
      status: 'enabled',
      url: input.url,
    });
    // Stripe returns the secret only on creation.
    return { ...endpoint, secret: `whsec_${endpoint.id}` };
  }),
  route('DELETE', 'webhook_endpoints/:id', params({}), (store, _input, { id }) => {
    store.remove(store.get('webhook_endpoint', id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
