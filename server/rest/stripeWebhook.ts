import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { DomainError } from '../errors';
import { receiveMessage, receiveOwnMessage, type Delivery } from '../modules/provider-events/receive';

const largestMessage = 1_000_000;

interface OwnRoute {
  Params: { id: string };
}

/** The signature is over the bytes as they came. */
function deliveryOf({ body, headers }: FastifyRequest): Delivery {
  const signature = headers['stripe-signature'];
  return {
    raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  };
}

function answer(reply: FastifyReply, isTaken: boolean): FastifyReply {
  if (!isTaken) throw new DomainError('BAD_USER_INPUT', 'This message is not signed as it has to be.');
  return reply.header('cache-control', 'no-store').send({ received: true });
}

/**
 * Where Stripe tells of what happened: kept and answered at once, worked off by the queue. It stands outside the limit of
 * requests per address, since Stripe sends many at once from few.
 */
export const stripeWebhookRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const options = { bodyLimit: largestMessage };

  app.post('/webhooks/stripe', options, async (request, reply) =>
    answer(reply, await receiveMessage(services, deliveryOf(request))),
  );
  app.post<OwnRoute>('/webhooks/stripe/:id', options, async (request, reply) => {
    const isTaken = await receiveOwnMessage(services, request.params.id, deliveryOf(request));
    return answer(reply, isTaken);
  });
};
