import * as z from 'zod/mini';

export const viewForm = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give the view a name.'), z.maxLength(60, 'Use at most 60 characters.')),
  isShared: z.boolean(),
});

export type ViewFormValues = z.infer<typeof viewForm>;
