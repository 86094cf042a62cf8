import type { FastifyInstance } from 'fastify';
import { sendDownload, type Services, tokenRoute, type TokenRoute } from '../../platform';
import { openArchive } from './companyExports.service';

interface ArchiveRoute extends TokenRoute {
  Params: { id: string };
}

export const companyExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ArchiveRoute>('/company-exports/:id', tokenRoute, async ({ params, query }, reply) => {
    const archive = await openArchive(services, params.id, query.token ?? '');
    return sendDownload(reply, archive, 'application/zip', { 'content-length': archive.bytes });
  });
};
