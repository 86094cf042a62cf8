import type { output, ZodType } from 'zod';
import { badInput } from './errors';

/** Returns the parsed value. Throws `BAD_USER_INPUT` with the first message of each field. */
export function parseInput<Schema extends ZodType>(schema: Schema, value: unknown): output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.') || 'input';
    if (!fields.has(field)) fields.set(field, message);
  }
  throw badInput(Object.fromEntries(fields));
}
