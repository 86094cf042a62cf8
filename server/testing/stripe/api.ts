import { accountRoutes, type AccountRegistry } from './accounts';
import type { AccountStore } from './accountStore';
import { catalogRoutes } from './catalog';
import { customerRoutes } from './customers';
import { expandObject } from './expandObject';
import { parseForm } from './parseForm';
import type { ApiResponse } from './idempotency';
import { invoiceRoutes } from './invoices';
import { paymentRoutes } from './payments';
import { StripeApiError } from './stripeApiError';
import type { Route } from './routes';
import { subscriptionRoutes } from './subscriptions';

export interface Request {
  method: string;
  /** The path without the prefix `/v1/`. */
  path: string;
  query: string;
  body: string;
  isPublishable: boolean;
}

interface RouteMatch {
  route: Route;
  id: string;
}

const unknownUrl = ({ method, path }: Request): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: /v1/${path}).`,
  });

const secretKeyRequired = (): StripeApiError =>
  new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key.',
  });

/**
 * Returns a function that handles API requests. It throws `StripeApiError` for a request that Stripe would
 * reject.
 */
export function createApi(accounts: AccountRegistry) {
  const routes = [
    ...accountRoutes(accounts),
    ...catalogRoutes,
    ...customerRoutes,
    ...invoiceRoutes,
    ...paymentRoutes,
    ...subscriptionRoutes,
  ].map((route) => ({ route, shape: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`) }));

  const findRoute = (request: Request): RouteMatch => {
    for (const { route, shape } of routes) {
      const match = route.method === request.method ? shape.exec(request.path) : null;
      if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
    }
    throw unknownUrl(request);
  };

  return (store: AccountStore, request: Request): ApiResponse => {
    const { route, id } = findRoute(request);
    if (request.isPublishable && !route.allowsPublishableKey) throw secretKeyRequired();
    const params = parseForm(request.method === 'POST' ? request.body : request.query);
    const call = { store, id, isPublishable: request.isPublishable };
    const { object, expand } = route.handle(call, params);
    return { status: 200, body: expandObject(store, object, expand) };
  };
}
