import type { ZodType } from 'zod';

export const orNull = <Schema extends ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
