import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openArchive } from '../modules/company-exports/download';
import { byToken, sendDownload, type ByToken } from './sendDownload';

interface ArchiveRoute extends ByToken {
  Params: { id: string };
}

/** The file of startCompanyExport. */
export const companyExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ArchiveRoute>('/company-exports/:id', byToken, async ({ params, query }, reply) => {
    const archive = await openArchive(services, params.id, query.token ?? '');
    return sendDownload(reply, archive, 'application/zip', { 'content-length': archive.bytes });
  });
};
