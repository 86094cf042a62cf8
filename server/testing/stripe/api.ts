import { accountRoutes, type Accounts } from './accounts';
import type { Book } from './book';
import { catalogueRoutes } from './catalogue';
import { customerRoutes } from './customers';
import { expanded } from './expand';
import { readForm } from './form';
import type { Answer } from './idempotency';
import { invoiceRoutes } from './invoices';
import { paymentRoutes } from './payments';
import { Refusal } from './refusal';
import type { Route } from './routes';
import { subscriptionRoutes } from './subscriptions';

export interface Request {
  method: string;
  /** After /v1/. */
  path: string;
  query: string;
  body: string;
  isPublishable: boolean;
}

interface Found {
  route: Route;
  id: string;
}

const unknownUrl = ({ method, path }: Request): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: /v1/${path}).`,
  });

const notForBrowsers = (): Refusal =>
  new Refusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key.',
  });

/** The calls that the API takes. */
export function makeApi(accounts: Accounts) {
  const routes = [
    ...accountRoutes(accounts),
    ...catalogueRoutes,
    ...customerRoutes,
    ...invoiceRoutes,
    ...paymentRoutes,
    ...subscriptionRoutes,
  ].map((route) => ({ route, shape: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`) }));

  const find = (request: Request): Found => {
    for (const { route, shape } of routes) {
      const match = route.method === request.method ? shape.exec(request.path) : null;
      if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
    }
    throw unknownUrl(request);
  };

  return (book: Book, request: Request): Answer => {
    const { route, id } = find(request);
    if (request.isPublishable && !route.isForBrowsers) throw notForBrowsers();
    const given = readForm(request.method === 'POST' ? request.body : request.query);
    const call = { book, id, isPublishable: request.isPublishable };
    const { object, expand } = route.answer(call, given);
    return { status: 200, body: expanded(book, object, expand) };
  };
}
