import { newId } from '../../../server/lib/ids';
import { signEvent, type SignedMessage } from '../../../server/testing/stripe/signing';
import { platformKeys } from '../../../server/testing/stripe/platformAccounts';
import type { Attack } from '../attack';
import { expectRefusal, fromAddress, fromRandomNetwork, type AttemptResult } from '../wire';

const { webhookSecret } = platformKeys;
/** The number of messages without a valid signature that one network may send per minute. */
const maxUnsignedPerMinute = 60;
const hourMs = 60 * 60_000;

const createEvent = () => ({
  id: `evt_${newId()}`,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'in_1', object: 'invoice' } },
});

const signedEvent = (): SignedMessage => signEvent(createEvent(), [webhookSecret]);

const withSignature = (signature: string): SignedMessage => {
  const { payload, headers } = signedEvent();
  return { payload, headers: { ...headers, 'stripe-signature': signature } };
};

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const forgeries: readonly (() => SignedMessage)[] = [
  () => withSignature(''),
  () => withSignature(`t=${nowSeconds()},v1=00`),
  // A wrong secret, an expired message, a message from the future, and the signature of another message.
  () => signEvent(createEvent(), ['whsec_other']),
  () => signEvent(createEvent(), [webhookSecret], new Date(Date.now() - hourMs)),
  () => signEvent(createEvent(), [webhookSecret], new Date(Date.now() + hourMs)),
  () => withSignature(signedEvent().headers['stripe-signature']),
  // Stripe sends the scheme `v0` with test events only, and it must not count as a signature.
  () => withSignature(signedEvent().headers['stripe-signature'].replace('v1=', 'v0=')),
];

const forgeryAt = (count: number): SignedMessage => (forgeries[count % forgeries.length] ?? signedEvent)();

function deliver(
  url: string,
  { payload, headers }: SignedMessage,
  statuses: readonly number[],
  network: Record<string, string>,
): Promise<AttemptResult> {
  return expectRefusal(`${url}/webhooks/stripe`, statuses, {
    headers: { ...headers, ...network },
    body: payload,
  });
}

async function requireExpected(result: Promise<AttemptResult>): Promise<void> {
  const { isRefused, outcome } = await result;
  if (!isRefused) throw new Error(`A webhook returned ${outcome}.`);
}

const common = { everyMs: 20, maxConcurrency: 20, refusedWithinMs: 150 };

export const webhooks: Readonly<Record<string, Attack>> = {
  'forged-webhooks': {
    ...common,
    description:
      'Stripe webhooks from random networks: unsigned, wrong secret, expired, dated in the future or changed',
    async prepare({ url }) {
      await requireExpected(deliver(url, signedEvent(), [200], fromRandomNetwork()));
      let count = 0;
      return { attempt: () => deliver(url, forgeryAt(count++), [400], fromRandomNetwork()) };
    },
  },
  'webhook-flood': {
    ...common,
    everyMs: 5,
    description: `the same webhooks from one network that has used its ${maxUnsignedPerMinute} per minute`,
    async prepare({ url }) {
      const network = fromAddress('203.0.113.60');
      for (let count = 0; count < maxUnsignedPerMinute; count += 1) {
        await requireExpected(deliver(url, forgeryAt(count), [400], network));
      }
      let count = 0;
      return { attempt: () => deliver(url, forgeryAt(count++), [400, 429], network) };
    },
    requiredOutcomes: ['429'],
  },
};
