import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { attachment } from '../lib/fileName';
import { openDocument } from '../modules/invoices/openDocument';
import { byToken, type ByToken } from './sendDownload';

interface DocumentRoute extends ByToken {
  Params: { id: string };
}

/** Invoices and receipts. */
export const paymentDocumentRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<DocumentRoute>('/payment-documents/:id', byToken, async (request, reply) => {
    const { fileName, pdf } = await openDocument(services, request.params.id, request.query.token ?? '');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName) })
      .type('application/pdf')
      .send(pdf);
  });
};
