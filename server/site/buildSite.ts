import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { loggingOptions, requestIdOf } from '../http/logging';
import { byNetwork } from '../http/requestLimit';
import type { Settings } from '../settings';
import { accounts as clientAccounts } from './account/accounts';
import { candidateAsked } from './candidate';
import { isSecure } from './cookies';
import { SiteHosts } from './hosts/siteHosts';
import { KeptAnswers } from './keptAnswers';
import { broken, tooMany, unreadable } from './plainPage';
import { publicRoutes } from './publicRoutes';
import { send } from './send';
import type { Accounts, SiteRoute } from './siteRequest';
import { visit, type Site } from './visit';

const largestForm = 64_000;
const formType = 'application/x-www-form-urlencoded';

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return send(request, reply, tooMany());
    if (status >= 400 && status < 500) return send(request, reply, unreadable(status));
    request.log.error({ err: error }, 'a request failed');
    return send(request, reply, broken());
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
    // A deployment looks at each of its pages, all of them from here.
    allowList: ({ headers }) => candidateAsked(signingKeys, headers) !== null,
  });
  // Of the plugin's own accord only what a route answers would count.
  app.addHook('onRequest', app.rateLimit());
}

function addRoutes(app: FastifyInstance, site: Site, routes: readonly SiteRoute[]): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => send(request, reply, await visit(site, route, request)),
    });
  }
  app.setNotFoundHandler(async (request, reply) => send(request, reply, await visit(site, null, request)));
}

/** Clients' dashboards: every request for a name that is not the console's comes here. */
export async function buildSite(
  services: Services,
  accounts: Accounts = clientAccounts,
): Promise<FastifyInstance> {
  const { settings } = services;
  const site: Site = { services, accounts, hosts: new SiteHosts(services), kept: new KeptAnswers() };
  const app = Fastify({
    logger: loggingOptions(settings),
    // Requests come through the console's instance, which has logged them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit: largestForm,
    frameworkErrors: (error, request, reply) =>
      void send(request, reply, unreadable(error.statusCode ?? 400)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.addHook('onClose', async () => site.hosts.close());
  answerFailures(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // A form's own Origin would be withheld under no-referrer, and forms are known by it.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure(settings) && { maxAge: 31_536_000, includeSubDomains: false },
  });
  await limitRequests(app, settings);
  addRoutes(app, site, [...publicRoutes, ...accounts.routes]);
  await app.ready();
  return app;
}
