import * as z from 'zod';
import { StripeApiError } from './stripeApiError';

export const text = z.string().min(1).max(5000);
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
export const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']);
export const httpUrl = z.url({ protocol: /^https?$/ });

const expandParam = { expand: z.array(text).max(20).optional() };

/** Returns the schema of a request's parameters, which rejects unknown ones as Stripe does. */
export const params = <Shape extends z.core.$ZodLooseShape>(schema: Shape) =>
  z.strictObject({ ...schema, ...expandParam });

/** Returns the schema of a list request's parameters, including those for paging. */
export const listParams = <Shape extends z.core.$ZodLooseShape>(schema: Shape) =>
  params({
    ...schema,
    limit: integer.pipe(z.int().min(1).max(100)).optional(),
    starting_after: text.optional(),
  });

const formatParamName = ([head, ...tail]: readonly PropertyKey[]): string =>
  String(head ?? '') + tail.map((part) => `[${String(part)}]`).join('');

const invalidParam = (code: string, message: string, param: string): StripeApiError =>
  new StripeApiError(400, { type: 'invalid_request_error', code, message, param }, false);

/** Parses parameters. Throws Stripe's error for the first invalid one. */
export function parseParams<Out>(schema: z.ZodType<Out>, rawParams: unknown): Out {
  const { data, error } = schema.safeParse(rawParams);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const name = formatParamName([...issue.path, issue.keys[0] ?? '']);
    throw invalidParam('parameter_unknown', `Received unknown parameter: ${name}`, name);
  }
  const name = formatParamName(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw invalidParam('parameter_missing', `Missing required param: ${name}.`, name);
  }
  throw invalidParam('parameter_invalid', `Invalid ${name}: ${issue?.message}`, name);
}
