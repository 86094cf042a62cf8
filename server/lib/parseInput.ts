import { badInput } from './errors';
import * as z from 'zod';

/** Returns the parsed value. Throws `BAD_USER_INPUT` with the first message of each field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.') || 'input';
    if (!fields.has(field)) fields.set(field, message);
  }
  throw badInput(Object.fromEntries(fields));
}
