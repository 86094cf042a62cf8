import * as z from 'zod/mini';
import { deactivationReasons, deactivationTimes } from '@contract/enums';
import type { DeactivateClientInput } from '@/api/types';
import * as texts from '@/texts/clients/deactivate';

export const noteMaxLength = 500;

export const deactivateForm = z.object({
  when: z.enum(deactivationTimes),
  reason: z.pipe(z.string(), z.enum(deactivationReasons, texts.chooseAReason)),
  note: z.string().check(z.trim(), z.maxLength(noteMaxLength, texts.useAtMostCharacters(noteMaxLength))),
});

/** The unvalidated values of the inputs. */
export type DeactivateValues = z.input<typeof deactivateForm>;
/** The validated values. */
export type Deactivation = z.output<typeof deactivateForm>;

export const emptyDeactivation: DeactivateValues = { when: 'Now', reason: '', note: '' };

export const toDeactivateInput = (
  id: string,
  { when, reason, note }: Deactivation,
): DeactivateClientInput => ({
  id,
  when,
  reason,
  note: note || null,
});
