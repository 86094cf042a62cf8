import type { AccountStore } from './accountStore';
import { parseParams } from './params';
import type * as z from 'zod';

/** The context of a request, besides its parameters. */
export interface Call {
  store: AccountStore;
  /** The `:id` of the path. */
  id: string;
  isPublishable: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path pattern, which may contain `:id`, without the prefix `/v1/`. */
  path: string;
  /** Whether browsers can call the route with the publishable key. */
  allowsPublishableKey?: true;
  handle(call: Call, rawParams: unknown): { object: object; expand: readonly string[] };
}

/** Creates a route from the schema of its parameters and its handler. */
export function route<In extends { expand?: string[] | undefined }>(
  method: Route['method'],
  path: string,
  schema: z.ZodType<In>,
  handler: (store: AccountStore, input: In, call: Call) => object,
  allowsPublishableKey?: true,
): Route {
  return {
    method,
    path,
    ...(allowsPublishableKey && { allowsPublishableKey }),
    handle(call, rawParams) {
      const input = parseParams(schema, rawParams);
      return { object: handler(call.store, input, call), expand: input.expand ?? [] };
    },
  };
}
