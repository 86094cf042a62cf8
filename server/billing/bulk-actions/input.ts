import { z } from 'zod';
import type { ClientBulkActionInput, Db } from '../../platform';
import { clientFieldSchemas, findAvailablePlans } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { deactivationInput } from '../client-lifecycle/input';
import type { ClientAction } from './action';

const tagsInput = z.object({
  tags: z.nullish(clientFieldSchemas.tags).transform((tags, check) => {
    if (tags && tags.length > 0) return tags;
    check.addIssue({ code: 'custom', message: t('Enter at least one tag.') });
    return z.NEVER;
  }),
});

const planNotFound = () => badInput({ planId: t('This plan doesn’t exist.') });

async function findPlan(db: Db, companyId: string, planId: string | null | undefined) {
  if (!planId) throw badInput({ planId: t('Choose a plan.') });
  const plan = isId(planId) && (await findAvailablePlans(db, companyId)).find(({ id }) => id === planId);
  if (!plan) throw planNotFound();
  return { planId: plan.id, planName: plan.name };
}

/**
 * Returns the validated action. Throws `BAD_USER_INPUT` for invalid input or an unknown plan, even if the
 * kind ignores the plan.
 */
export async function parseAction(
  db: Db,
  companyId: string,
  input: ClientBulkActionInput,
): Promise<ClientAction> {
  const { kind } = input;
  const plan = input.planId || kind === 'ChangePlan' ? await findPlan(db, companyId, input.planId) : null;
  switch (kind) {
    case 'AddTags':
    case 'RemoveTags':
      return { kind, options: parseInput(tagsInput, input) };
    case 'ChangePlan':
      if (!plan) throw planNotFound();
      return { kind, options: plan };
    case 'Deactivate':
      return { kind, options: parseInput(deactivationInput, input) };
    case 'Pause':
    case 'Resume':
    case 'Reactivate':
      return { kind, options: {} };
    default:
      throw badInput({ kind: t('Use the separate mutation for this kind of action.') });
  }
}
