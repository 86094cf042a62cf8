import type { FastifyInstance } from 'fastify';
import { type Services, tokenRoute, type TokenRoute } from '../../platform';
import { attachment } from '../../lib/fileName';
import { openDocument } from './openDocument.service';

interface DocumentRoute extends TokenRoute {
  Params: { id: string };
}

export const paymentDocumentRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<DocumentRoute>('/payment-documents/:id', tokenRoute, async (request, reply) => {
    const { fileName, pdf } = await openDocument(services, request.params.id, request.query.token ?? '');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName) })
      .type('application/pdf')
      .send(pdf);
  });
};
