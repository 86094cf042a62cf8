import { type AccountStore, pageOf } from './accountStore';
import { invalidRequest } from './stripeApiError';

type JsonObject = Record<string, unknown>;

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Returns a property, even one that Stripe returns only if it is expanded. */
function readProperty(store: AccountStore, parent: JsonObject, name: string): unknown {
  if (parent.object === 'invoice' && name === 'payments') {
    const payments = store.all('invoice_payment').filter(({ invoice }) => invoice === parent.id);
    return pageOf('/v1/invoice_payments', structuredClone(payments));
  }
  return parent[name];
}

function expandAt(store: AccountStore, value: unknown, path: readonly string[]): void {
  if (Array.isArray(value)) return value.forEach((item) => expandAt(store, item, path));
  const [name, ...rest] = path;
  if (name === undefined || !isJsonObject(value)) return;
  const property = readProperty(store, value, name);
  if (property === undefined) throw invalidRequest(`This property cannot be expanded (${name}).`, 'expand');
  value[name] = typeof property === 'string' ? structuredClone(store.find(property) ?? property) : property;
  expandAt(store, value[name], rest);
}

/** Returns a copy of the object in which the ids at the given paths are replaced by their objects. */
export function expandObject(store: AccountStore, object: object, paths: readonly string[]): object {
  const copy: object = structuredClone(object);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4)
      throw invalidRequest('You cannot expand more than 4 levels of a property.', 'expand');
    expandAt(store, copy, parts);
  }
  return copy;
}
