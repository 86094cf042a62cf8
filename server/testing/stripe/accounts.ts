import type Stripe from 'stripe';
import * as z from 'zod';
import { address, flag, metadata, params, text } from './params';
import { invalid } from './refusal';
import { route, type Route } from './routes';

export type Requirements = NonNullable<Stripe.Account['requirements']>;

const nothingDue: Requirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

/** An account that has given nothing yet. */
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
    ...nothingDue,
    currently_due: ['business_profile.url', 'external_account'],
    disabled_reason: 'requirements.past_due',
  },
  type: 'none',
  ...given,
});

/** What of an account is different once all that is asked for was given. */
export const readyAccount: Partial<Stripe.Account> = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  requirements: nothingDue,
};

/** The accounts of the platform, which the routes below look after. */
export interface Accounts {
  get(id: string): Stripe.Account;
  open(given: Partial<Stripe.Account>): Stripe.Account;
  /** The one that the key is of, or that the call is on behalf of. */
  currentOf(id: string): Stripe.Account;
}

const controller = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application']) }),
  losses: z.strictObject({ payments: z.enum(['stripe', 'application']) }),
  requirement_collection: z.enum(['stripe', 'application']),
  stripe_dashboard: z.strictObject({ type: z.enum(['full', 'express', 'none']) }),
});

const newAccount = params({
  controller,
  email: text.optional(),
  country: z.string().length(2).optional(),
  business_profile: z.strictObject({ name: text.optional(), url: address.optional() }).optional(),
  metadata,
});

const newEndpoint = params({
  url: address,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: text.optional(),
  connect: flag.optional(),
  metadata,
});

/** Accounts, the links that they are asked for more with, and where they are told of. */
export const accountRoutes = (accounts: Accounts): readonly Route[] => [
  route(
    'POST',
    'accounts',
    newAccount,
    (_book, { email = null, country, business_profile: profile, metadata: given }) =>
      accounts.open({
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
  route('GET', 'accounts/:id', params({}), (_book, _input, { id }) => accounts.get(id)),
  route('GET', 'account', params({}), (book) => accounts.currentOf(book.account)),
  route(
    'POST',
    'account_links',
    params({
      account: text,
      type: z.enum(['account_onboarding', 'account_update']),
      return_url: address,
      refresh_url: address,
    }),
    (book, { account }) => ({
      object: 'account_link',
      created: book.now,
      expires_at: book.now + 300,
      url: `https://connect.stripe.com/setup/s/${accounts.get(account).id}/${book.newId('link')}`,
    }),
  ),
  route('POST', 'webhook_endpoints', newEndpoint, (book, input) => {
    if (new URL(input.url).hostname === 'localhost') {
      throw invalid('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
    }
    const endpoint = book.add<Stripe.WebhookEndpoint>({
      id: book.newId('we'),
      object: 'webhook_endpoint',
      api_version: input.api_version ?? null,
      application: null,
      created: book.now,
      description: null,
      enabled_events: input.enabled_events,
      livemode: false,
      metadata: input.metadata ?? {},
      status: 'enabled',
      url: input.url,
    });
    // Told once, when it is made.
    return { ...endpoint, secret: `whsec_${endpoint.id}` };
  }),
  route('DELETE', 'webhook_endpoints/:id', params({}), (book, _input, { id }) => {
    book.remove(book.get('webhook_endpoint', id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
