import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitNetwork, type Services } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { DomainError } from '../../lib/errors';
import { receiveWebhook, receiveCompanyWebhook, type WebhookDelivery } from './receiveWebhook.service';

// Real Stripe events are much smaller.
const maxMessageBytes = 256_000;

interface CompanyRoute {
  Params: { id: string };
}

/** Returns the signature and the raw bytes of the body, which the signature covers. */
function toDelivery({ body, headers }: FastifyRequest): WebhookDelivery {
  const signature = headers['stripe-signature'];
  return {
    raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  };
}

async function rejectForged(services: Services, { ip }: FastifyRequest): Promise<never> {
  await limitNetwork(services, 'forged-message-network', ip);
  throw new DomainError('BAD_USER_INPUT', t('The signature of this event is invalid.'));
}

/**
 * Stores Stripe events and responds before a job processes them. The request limit does not apply, because
 * Stripe sends many events from few addresses. Separate limits apply to forged events and to those signed
 * with a company's own keys.
 */
export const stripeWebhookRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const options = { bodyLimit: maxMessageBytes };

  const respond = async (request: FastifyRequest, reply: FastifyReply, isAccepted: boolean) => {
    if (!isAccepted) await rejectForged(services, request);
    return reply.header('cache-control', 'no-store').send({ received: true });
  };

  app.post('/webhooks/stripe', options, async (request, reply) =>
    respond(request, reply, await receiveWebhook(services, toDelivery(request))),
  );
  app.post<CompanyRoute>('/webhooks/stripe/:id', options, async (request, reply) => {
    const { params, ip } = request;
    const isAccepted = await receiveCompanyWebhook(services, params.id, toDelivery(request), ip);
    return respond(request, reply, isAccepted);
  });
};
