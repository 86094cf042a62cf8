import type { Book } from './book';
import { readParams } from './params';
import type * as z from 'zod';

/** What a call knows besides its parameters. */
export interface Call {
  book: Book;
  /** From the address. */
  id: string;
  isPublishable: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Under /v1/, with `:id`. */
  path: string;
  /** A browser may call it with the publishable key. */
  isForBrowsers?: true;
  answer(call: Call, given: unknown): { object: object; expand: readonly string[] };
}

/** One call of Stripe's: what it takes, and what it does. */
export function route<In extends { expand?: string[] | undefined }>(
  method: Route['method'],
  path: string,
  shape: z.ZodType<In>,
  work: (book: Book, input: In, call: Call) => object,
  isForBrowsers?: true,
): Route {
  return {
    method,
    path,
    ...(isForBrowsers && { isForBrowsers }),
    answer(call, given) {
      const input = readParams(shape, given);
      return { object: work(call.book, input, call), expand: input.expand ?? [] };
    },
  };
}
