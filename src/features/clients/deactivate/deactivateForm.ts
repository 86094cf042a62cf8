import * as z from 'zod/mini';
import type { DeactivateClientInput, DeactivationReason } from '@/api/schema.generated';
import { deactivationReasons } from './deactivationReasons';

const isReason = (text: string): text is DeactivationReason => Object.hasOwn(deactivationReasons, text);

export const noteMaxLength = 500;

export const deactivateForm = z.object({
  when: z.enum(['Now', 'PeriodEnd']),
  reason: z.string().check(z.refine(isReason, 'Choose a reason.')),
  note: z.string().check(z.trim(), z.maxLength(noteMaxLength, `Use at most ${noteMaxLength} characters.`)),
});

export type DeactivateValues = z.infer<typeof deactivateForm>;

export const emptyDeactivation: DeactivateValues = { when: 'Now', reason: '', note: '' };

export const toDeactivateInput = (
  id: string,
  { when, reason, note }: DeactivateValues,
): DeactivateClientInput => ({
  id,
  when,
  reason: isReason(reason) ? reason : 'Other',
  note: note || null,
});
