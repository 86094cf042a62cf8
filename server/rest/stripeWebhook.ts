import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { DomainError } from '../errors';
import { limitNetwork } from '../modules/auth/limits';
import {
  receiveWebhook,
  receiveCompanyWebhook,
  type WebhookDelivery,
} from '../modules/provider-events/receiveWebhook';

// What Stripe sends is smaller by far.
const largestMessage = 256_000;

interface OwnRoute {
  Params: { id: string };
}

/** The signature is over the bytes as they came. */
function deliveryOf({ body, headers }: FastifyRequest): WebhookDelivery {
  const signature = headers['stripe-signature'];
  return {
    raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  };
}

async function refuse(services: Services, { ip }: FastifyRequest): Promise<never> {
  await limitNetwork(services, 'forged-message-network', ip);
  throw new DomainError('BAD_USER_INPUT', 'This message is not signed as it has to be.');
}

/**
 * Where Stripe tells of what happened: kept and answered at once, worked off by the queue. It stands outside the limit of
 * requests per address, since Stripe sends many at once from few: only what is forged is counted.
 */
export const stripeWebhookRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const options = { bodyLimit: largestMessage };

  const answer = async (request: FastifyRequest, reply: FastifyReply, isTaken: boolean) => {
    if (!isTaken) await refuse(services, request);
    return reply.header('cache-control', 'no-store').send({ received: true });
  };

  app.post('/webhooks/stripe', options, async (request, reply) =>
    answer(request, reply, await receiveWebhook(services, deliveryOf(request))),
  );
  app.post<OwnRoute>('/webhooks/stripe/:id', options, async (request, reply) => {
    const { params, ip } = request;
    const isTaken = await receiveCompanyWebhook(services, params.id, deliveryOf(request), ip);
    return answer(request, reply, isTaken);
  });
};
