import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  buildSchema,
  byNetwork,
  createPipeline,
  createPortalHandoff,
  createSocketServer,
  graphqlRoute,
  hasMultipleHosts,
  helmetOptions,
  loggingOptions,
  requestIdOf,
  sendProblem,
  serveConsole,
  type Services,
  useRequestLanguage,
} from './platform';
import { profileImageRoutes } from './identity';
import { certificateCheckRoutes, guideImageRoutes, logoRoutes } from './brand';
import { clientImportRoutes } from './clients';
import {
  clientExportRoutes,
  paymentDocumentRoutes,
  paymentExportRoutes,
  stripeWebhookRoutes,
} from './billing';
import { buildPortal } from './portal';
import { auditExportRoutes, companyExportRoutes } from './insights';
import { marketingFileRoutes } from './add-ons';
import { DomainError } from './lib/errors';
import { resolvers } from './resolvers';
import { healthRoutes } from './health';
import { loopbackUrl } from './lib/listenUrl';
import { importMaxBytes } from '../contract/uploads';

const requestTimeoutMs = 120_000;
const headersTimeoutMs = 15_000;
/**
 * Milliseconds before an idle connection is closed, since a caller that stops reading occupies memory and a
 * connection slot.
 */
const idleTimeoutMs = 120_000;
const connectionCheckIntervalMs = 5_000;

/**
 * Builds the server for the API, for the portals on their own host names and, if `consoleFolder` contains a
 * build, for the console.
 */
export async function buildApp(
  services: Services,
  consoleFolder: string | null = null,
): Promise<FastifyInstance> {
  const { settings } = services;
  const pipeline = createPipeline(buildSchema(resolvers), settings.isProduction);
  const sockets = createSocketServer(services, pipeline);
  const portal = await buildPortal(services);
  const handOffToPortal = createPortalHandoff(portal, settings);
  const app = Fastify({
    logger: loggingOptions(settings),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit: 1_000_000,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: connectionCheckIntervalMs },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Fastify runs no hooks for a malformed URL, so this handler also routes to the portal.
    frameworkErrors: (error, request, reply) =>
      handOffToPortal(request, reply) || sendProblem(error, request, reply),
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    await sockets.close();
  });
  sockets.listen(app);

  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address && typeof address === 'object') services.listenUrl.set(loopbackUrl(address));
  });
  app.setErrorHandler(sendProblem);
  useRequestLanguage(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasMultipleHosts(request.raw))
      return done(new DomainError('BAD_USER_INPUT', 'A request names one host.'));
    if (!handOffToPortal(request, reply)) done();
  });
  app.addHook('onClose', () => portal.close());
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  await app.register(helmet, helmetOptions(settings));
  await app.register(cors, {
    origin: settings.corsOrigins,
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(healthRoutes(services, () => isStopping));
  await app.register(stripeWebhookRoutes(services));
  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    if (settings.requestsPerMinute > 0) {
      await api.register(rateLimit, { ...byNetwork, max: settings.requestsPerMinute });
    }
    await api.register(multipart, {
      limits: { files: 1, fields: 5, fieldSize: 10_000, fileSize: importMaxBytes },
    });
    await api.register(logoRoutes(services));
    await api.register(guideImageRoutes(services));
    await api.register(profileImageRoutes(services));
    await api.register(clientImportRoutes(services));
    await api.register(clientExportRoutes(services));
    await api.register(companyExportRoutes(services));
    await api.register(paymentExportRoutes(services));
    await api.register(auditExportRoutes(services));
    await api.register(paymentDocumentRoutes(services));
    await api.register(marketingFileRoutes(services));
    await api.register(certificateCheckRoutes(services));
    await api.register(graphqlRoute(services, pipeline, sockets));
  });
  await serveConsole(app, settings, consoleFolder);
  return app;
}
