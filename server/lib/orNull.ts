import type { ZodType } from 'zod';

/** What is left out is null. */
export const orNull = <Schema extends ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
