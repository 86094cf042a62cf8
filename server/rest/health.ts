import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';

const patienceMs = 2000;

async function databaseAnswers({ database }: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const asked = database.query('/* health */ select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

/** However many ask at once, the database is asked once: nobody can hold its places by asking. */
function sharedLook(services: Services): () => Promise<boolean> {
  let look: Promise<boolean> | null = null;
  return () => (look ??= databaseAnswers(services).finally(() => (look = null)));
}

/** GET /health/live and /health/ready. */
export const healthRoutes =
  (services: Services, isStopping: () => boolean) => async (app: FastifyInstance) => {
    const doesDatabaseAnswer = sharedLook(services);
    app.get('/health/live', () => ({ status: 'live' }));

    app.get('/health/ready', async (_request, reply) => {
      if (isStopping() || services.shutdownController.signal.aborted)
        return reply.status(503).send({ status: 'stopping' });
      const isReady = await doesDatabaseAnswer();
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database away' });
    });
  };
