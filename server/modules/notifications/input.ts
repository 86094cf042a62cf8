import { z } from 'zod';
import { notificationKinds } from './kinds';

export const firstInput = z.object({
  first: z.number().int().min(1, 'Ask for at least one.').max(100, 'Ask for 100 at most.'),
});

const mostMarked = 200;

export const idsInput = z.object({
  ids: z.array(z.string()).max(mostMarked, `Mark ${mostMarked} at most, or all of them.`).nullable(),
});

export const choicesInput = z.object({
  input: z
    .array(z.object({ kind: z.enum(notificationKinds), inConsole: z.boolean(), byMail: z.boolean() }))
    .refine(
      (choices) => new Set(choices.map(({ kind }) => kind)).size === choices.length,
      'Choose once for each kind.',
    ),
});
