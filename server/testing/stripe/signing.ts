import { createHmac } from 'node:crypto';

export interface SignedMessage {
  payload: string;
  headers: { 'content-type': string; 'stripe-signature': string };
}

const signatureOf = (secret: string, seconds: number, payload: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');

/** Signs any body with each active secret, as Stripe does during secret rotation. */
export function signText(payload: string, secrets: readonly string[], at: Date = new Date()): SignedMessage {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => `v1=${signatureOf(secret, seconds, payload)}`);
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': [`t=${seconds}`, ...signatures].join(','),
    },
  };
}

/** Signs an event in Stripe's format. */
export const signEvent = (message: object, secrets: readonly string[], at?: Date): SignedMessage =>
  signText(JSON.stringify(message, null, 2), secrets, at);
