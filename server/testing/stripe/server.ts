import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { StripeApiError } from './stripeApiError';
import { LocalStripe } from './localStripe';
import { stripeJs } from './stripeJs';

export interface StripeServer {
  /** The value of `STRIPE_API_URL`. */
  url: string;
  /** The value of `STRIPE_JS_URL`. */
  jsUrl: string;
  stripe: LocalStripe;
  close(): Promise<void>;
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, stripe-account, stripe-version',
};

const bearerToken = ({ headers }: IncomingMessage): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

async function handleRequest(
  stripe: LocalStripe,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const body = await readText(request);
  const outcome = stripe.handle({
    method: request.method ?? 'GET',
    path: pathname.replace(/^\/v1\//, ''),
    query: search.slice(1),
    body,
    key: bearerToken(request),
    account: headerOf(request, 'stripe-account'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    contentType: headerOf(request, 'content-type'),
  });
  if (outcome === 'cut off') {
    request.socket.destroy();
    return;
  }
  response.writeHead(outcome.status, {
    ...corsHeaders,
    'content-type': 'application/json',
    'request-id': outcome.requestId,
    ...(outcome.isReplayed && { 'idempotent-replayed': 'true' }),
    ...(outcome.status >= 500 && { 'stripe-should-retry': 'false' }),
  });
  response.end(JSON.stringify(outcome.body));
}

/** Starts a local server that implements Stripe's wire format. */
export async function startStripeServer(): Promise<StripeServer> {
  const stripe = new LocalStripe();
  let url = '';
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    if (request.url?.startsWith('/v3/')) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripeJs(url));
      return;
    }
    handleRequest(stripe, request, response).catch((error: unknown) => {
      const { status, error: body } =
        error instanceof StripeApiError
          ? error
          : new StripeApiError(500, { type: 'api_error', message: String(error) });
      response.writeHead(status, corsHeaders).end(JSON.stringify({ error: body }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    jsUrl: `${url}/v3/`,
    stripe,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
