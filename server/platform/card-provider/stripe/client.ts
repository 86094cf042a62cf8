import Stripe from 'stripe';
import type { Settings } from '../../settings/settings';
import type { Account } from '../cardProvider';

/** Must match the API version of the SDK's types. */
export const apiVersion = '2026-10-28.endive';

const timeoutMs = 20_000;
const maxRetries = 2;

/** The platform's access to Stripe, which also acts on connected accounts. */
export interface StripeAccess {
  sdk: Stripe;
  secretKey: string;
  publishableKey: string;
}

export function createAccess(
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
    maxNetworkRetries: maxRetries,
    telemetry: false,
  });
  return { sdk, secretKey, publishableKey };
}

/**
 * Returns options that select the account of a call: one with its own key, a connected one, or the
 * platform's.
 */
export function requestOptionsFor({ secretKey, reference }: Account): Stripe.RequestOptions {
  if (secretKey !== null) return { apiKey: secretKey };
  return reference === null ? {} : { stripeAccount: reference };
}

export const idOf = (expandable: string | { id: string } | null | undefined): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

export const fromUnixSeconds = (seconds: number): Date => new Date(seconds * 1000);

export const toUnixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
