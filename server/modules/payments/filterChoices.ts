import { z } from 'zod';
import type { Context } from '../../context';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ClientBrief, ClientPlan } from '../../schema.generated';
import { searchInput } from '../clients/input';
import { clientChoices, planChoices } from './filterChoicesSql';

const clientsInput = z.object({
  search: searchInput,
  ids: z
    .array(z.string())
    .nullish()
    // What is no id is nobody's.
    .transform((ids) => ids?.filter(isId) ?? null),
});

/** Whom payments can be filtered by: for those who see payments, whether or not they see to clients. */
export async function paymentClients(
  ctx: Context,
  search: string | null | undefined,
  ids: readonly string[] | null | undefined,
): Promise<ClientBrief[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const given = parseInput(clientsInput, { search, ids });
  return ctx.services.database.inCompany(companyId, (db) => clientChoices(db, companyId, given));
}

export async function paymentPlans(ctx: Context): Promise<ClientPlan[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => planChoices(db, companyId));
}
