import * as z from 'zod';
import { Refusal } from './refusal';

export const text = z.string().min(1).max(5000);
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
export const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']);
export const address = z.url({ protocol: /^https?$/ });

const expanding = { expand: z.array(text).max(20).optional() };

/** The parameters of a call: any other is refused, as Stripe does. */
export const params = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ ...shape, ...expanding });

/** The parameters of a list. */
export const listParams = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  params({
    ...shape,
    limit: whole.pipe(z.int().min(1).max(100)).optional(),
    starting_after: text.optional(),
  });

const nameOf = ([head, ...tail]: readonly PropertyKey[]): string =>
  String(head ?? '') + tail.map((part) => `[${String(part)}]`).join('');

const refused = (code: string, message: string, param: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', code, message, param }, false);

/** Reads them as Stripe would, or refuses as Stripe would. */
export function readParams<Out>(shape: z.ZodType<Out>, given: unknown): Out {
  const { data, error } = shape.safeParse(given);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw refused('parameter_unknown', `Received unknown parameter: ${name}`, name);
  }
  const name = nameOf(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw refused('parameter_missing', `Missing required param: ${name}.`, name);
  }
  throw refused('parameter_invalid', `Invalid ${name}: ${issue?.message}`, name);
}
