import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { attachment } from '../lib/fileName';
import { openDocument } from '../modules/invoices/openDocument';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

interface DocumentRoute {
  Params: { id: string };
  Querystring: { token?: string };
}

/** Invoices and receipts. Their links hold their own token, since a browser that saves a file sends no header. */
export const paymentDocumentRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<DocumentRoute>(
    '/payment-documents/:id',
    { schema, exposeHeadRoute: false },
    async (request, reply) => {
      const { fileName, pdf } = await openDocument(services, request.params.id, request.query.token ?? '');
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName) })
        .type('application/pdf')
        .send(pdf);
    },
  );
};
