import type { FastifyInstance } from 'fastify';
import type { Services } from './platform';

const timeoutMs = 2000;

async function isDatabaseReachable({ database }: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const ping = database.query('/* health */ select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([ping, timedOut]).finally(() => clearTimeout(timer));
}

/**
 * Returns a check of the database. Concurrent requests share one query, so that they cannot exhaust the
 * connection pool.
 */
function createSharedCheck(services: Services): () => Promise<boolean> {
  let pendingCheck: Promise<boolean> | null = null;
  return () => (pendingCheck ??= isDatabaseReachable(services).finally(() => (pendingCheck = null)));
}

export const healthRoutes =
  (services: Services, isStopping: () => boolean) => async (app: FastifyInstance) => {
    const checkDatabase = createSharedCheck(services);
    app.get('/health/live', () => ({ status: 'live' }));

    app.get('/health/ready', async (_request, reply) => {
      if (isStopping() || services.shutdownController.signal.aborted)
        return reply.status(503).send({ status: 'stopping' });
      const isReady = await checkDatabase();
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unreachable' });
    });
  };
