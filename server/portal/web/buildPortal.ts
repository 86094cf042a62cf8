import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { byNetwork, loggingOptions, requestIdOf, type Services, type Settings } from '../../platform';
import { readCandidateHeader } from '../../brand';
import { isSecure } from '../../lib/cookies';
import { accounts as defaultAccounts } from './account/accounts';
import { PortalHosts } from './hosts';
import { ResponseCache } from './responseCache';
import { badRequestPage, plainErrorPage, rateLimitedPage } from './errorPages';
import { publicRoutes } from './publicRoutes';
import { send } from './responses';
import type { PortalAccounts, PortalRoute } from './portalRequest';
import { handlePortalRequest, type PortalContext } from './handlePortalRequest';

const maxFormBytes = 64_000;
const formType = 'application/x-www-form-urlencoded';

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return send(request, reply, rateLimitedPage());
    if (status >= 400 && status < 500) return send(request, reply, badRequestPage(status));
    request.log.error({ err: error }, 'request failed');
    return send(request, reply, plainErrorPage());
  });
}

async function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute, signingKeys }: Settings,
): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    ...byNetwork,
    global: false,
    max: requestsPerMinute,
    // A deployment requests all pages in a short time to check them, so its signed requests are not
    // rate-limited.
    allowList: ({ headers }) => readCandidateHeader(signingKeys, headers) !== null,
  });
  // By default the plugin would count only requests that match a route.
  app.addHook('onRequest', app.rateLimit());
}

function addRoutes(app: FastifyInstance, portal: PortalContext, routes: readonly PortalRoute[]): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) =>
        send(request, reply, await handlePortalRequest(portal, route, request)),
    });
  }
  app.setNotFoundHandler(async (request, reply) =>
    send(request, reply, await handlePortalRequest(portal, null, request)),
  );
}

/**
 * Builds the app that serves all portals: every request whose host name is not one of the console or the API.
 */
export async function buildPortal(
  services: Services,
  accounts: PortalAccounts = defaultAccounts,
): Promise<FastifyInstance> {
  const { settings } = services;
  const portal: PortalContext = {
    services,
    accounts,
    hosts: new PortalHosts(services),
    cache: new ResponseCache(),
  };
  const app = Fastify({
    logger: loggingOptions(settings),
    // The console's instance forwards the requests and has already logged them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit: maxFormBytes,
    frameworkErrors: (error, request, reply) =>
      void send(request, reply, badRequestPage(error.statusCode ?? 400)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.addHook('onClose', async () => portal.hosts.close());
  handleErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Under `no-referrer`, browsers send `Origin: null` with forms, and the origin check would reject them.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure(settings) && { maxAge: 31_536_000, includeSubDomains: false },
  });
  await limitRequests(app, settings);
  addRoutes(app, portal, [...publicRoutes, ...accounts.routes]);
  await app.ready();
  return app;
}
