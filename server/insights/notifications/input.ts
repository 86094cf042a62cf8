import { z } from 'zod';
import { notificationKinds } from './kinds';

export const firstInput = z.object({
  first: z.number().int().min(1, 'Ask for at least one.').max(100, 'Ask for 100 at most.'),
});

const maxMarkedIds = 200;

export const idsInput = z.object({
  ids: z.array(z.string()).max(maxMarkedIds, `Mark ${maxMarkedIds} at most, or all of them.`).nullable(),
});

export const preferencesInput = z.object({
  input: z
    .array(z.object({ kind: z.enum(notificationKinds), inConsole: z.boolean(), byEmail: z.boolean() }))
    .refine(
      (preferences) => new Set(preferences.map(({ kind }) => kind)).size === preferences.length,
      'Choose once for each kind.',
    ),
});
