import { newId } from '../../../server/lib/ids';
import { signed, type SignedMessage } from '../../../server/testing/stripe/signing';
import { platformKeys } from '../../../server/testing/stripe/tenants';
import type { Attack, Refusal } from '../attack';
import { beRefused, from, fromAnywhere } from '../wire';

const { webhookSecret } = platformKeys;
/** Messages that are not signed, which one network may send in a minute. */
const allowance = 60;
const hour = 60 * 60_000;

const message = () => ({
  id: `evt_${newId()}`,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'in_1', object: 'invoice' } },
});

const genuine = (): SignedMessage => signed(message(), [webhookSecret]);

const withSignature = (signature: string): SignedMessage => {
  const { payload, headers } = genuine();
  return { payload, headers: { ...headers, 'stripe-signature': signature } };
};

const seconds = (): number => Math.floor(Date.now() / 1000);

const forgeries: readonly (() => SignedMessage)[] = [
  () => withSignature(''),
  () => withSignature(`t=${seconds()},v1=00`),
  // Another secret, an old message sent again, one that is not yet, and the signature of another message.
  () => signed(message(), ['whsec_somebody']),
  () => signed(message(), [webhookSecret], new Date(Date.now() - hour)),
  () => signed(message(), [webhookSecret], new Date(Date.now() + hour)),
  () => withSignature(genuine().headers['stripe-signature']),
  // The scheme that Stripe sends for tests, which is none.
  () => withSignature(genuine().headers['stripe-signature'].replace('v1=', 'v0=')),
];

const forged = (count: number): SignedMessage => (forgeries[count % forgeries.length] ?? genuine)();

function deliver(
  url: string,
  { payload, headers }: SignedMessage,
  statuses: readonly number[],
  network: Record<string, string>,
): Promise<Refusal> {
  return beRefused(`${url}/webhooks/stripe`, statuses, {
    headers: { ...headers, ...network },
    body: payload,
  });
}

async function expectAnswer(answer: Promise<Refusal>): Promise<void> {
  const { isRefused, how } = await answer;
  if (!isRefused) throw new Error(`A message was answered with ${how}.`);
}

const common = { everyMs: 20, atOnce: 20, refusedWithinMs: 150 };

export const webhooks: Readonly<Record<string, Attack>> = {
  'forged-webhooks': {
    ...common,
    what: 'messages of the card provider, from anywhere: unsigned, signed by somebody else, old, early, changed',
    async prepare({ url }) {
      await expectAnswer(deliver(url, genuine(), [200], fromAnywhere()));
      let count = 0;
      return { strike: () => deliver(url, forged(count++), [400], fromAnywhere()) };
    },
  },
  'webhook-flood': {
    ...common,
    everyMs: 5,
    what: `the same from one network, which has had its ${allowance} in a minute`,
    async prepare({ url }) {
      const network = from('203.0.113.60');
      for (let count = 0; count < allowance; count += 1) {
        await expectAnswer(deliver(url, forged(count), [400], network));
      }
      let count = 0;
      return { strike: () => deliver(url, forged(count++), [400, 429], network) };
    },
    demands: ['429'],
  },
};
