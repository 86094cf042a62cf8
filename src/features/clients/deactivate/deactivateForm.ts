import * as z from 'zod/mini';
import type { DeactivateClientInput } from '@/api/types';
import * as texts from '@/texts/clients/deactivate';
import { deactivationFields } from '@contract/clients';
import { clientTextMessages } from '@/lib/fieldMessages';

const fields = deactivationFields({ reason: texts.chooseAReason, note: clientTextMessages });

export const deactivateForm = z.object({ ...fields, reason: z.pipe(z.string(), fields.reason) });

/** The unvalidated values of the inputs. */
export type DeactivateValues = z.input<typeof deactivateForm>;
/** The validated values. */
export type Deactivation = z.output<typeof deactivateForm>;

export const emptyDeactivation: DeactivateValues = { when: 'Now', reason: '', note: '' };

export const toDeactivateInput = (id: string, deactivation: Deactivation): DeactivateClientInput => ({
  id,
  ...deactivation,
});
