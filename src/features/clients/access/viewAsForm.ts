import * as z from 'zod/mini';

export const viewAsForm = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why: it stands in the record.'),
      z.maxLength(200, 'Use at most 200 characters.'),
    ),
});

export type ViewAsValues = z.infer<typeof viewAsForm>;
