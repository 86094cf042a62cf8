import Stripe from 'stripe';
import type { Settings } from '../../settings';
import type { Account } from '../cardProvider';

/** As the types of the SDK have it: another release of it has another. */
export const apiVersion = '2026-10-28.endive';

const timeoutMs = 20_000;
const retries = 2;

/** Livery's own access to Stripe, which others' accounts are reached with too. */
export interface StripeAccess {
  sdk: Stripe;
  secretKey: string;
  publishableKey: string;
}

export function openAccess(
  settings: Pick<Settings, 'stripeApiUrl'>,
  secretKey: string,
  publishableKey: string,
): StripeAccess {
  const { protocol, hostname, port } = new URL(settings.stripeApiUrl);
  const isSecure = protocol === 'https:';
  const sdk = new Stripe(secretKey, {
    apiVersion,
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port || (isSecure ? '443' : '80'),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  return { sdk, secretKey, publishableKey };
}

/** Whom a call is for: an account of its own keys, a connected one, or Livery's own. */
export function onBehalfOf({ secretKey, reference }: Account): Stripe.RequestOptions {
  if (secretKey !== null) return { apiKey: secretKey };
  return reference === null ? {} : { stripeAccount: reference };
}

export const isLiveKey = (secretKey: string): boolean => secretKey.split('_')[1] === 'live';

/** The id of something that Stripe gives whole or by its id. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const momentOf = (seconds: number): Date => new Date(seconds * 1000);

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
