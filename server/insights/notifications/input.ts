import { z } from 'zod';
import { notificationKinds } from '../../../contract/enums';

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
