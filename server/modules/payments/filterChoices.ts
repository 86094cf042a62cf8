import { z } from 'zod';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { orNull } from '../../lib/orNull';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ClientBrief, ClientPlan } from '../../schema.generated';
import { searchText } from '../clients/input';
import { clientChoices, countKnown, mostOffered, planChoices } from './filterChoicesSql';

const clientsInput = z.object({
  search: searchText,
  ids: orNull(
    z
      .array(z.string())
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= mostOffered, `Name ${mostOffered} clients at most.`),
  ),
});

/** Whom payments can be filtered by: for those who see payments, whether or not they see to clients. */
export async function paymentClients(
  ctx: Context,
  search: string | null | undefined,
  ids: readonly string[] | null | undefined,
): Promise<ClientBrief[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const given = parseInput(clientsInput, { search, ids });
  if (given.ids?.some((id) => !isId(id))) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (given.ids && (await countKnown(db, companyId, given.ids)) < given.ids.length)
      throw notFound('client');
    return clientChoices(db, companyId, given);
  });
}

export async function paymentPlans(ctx: Context): Promise<ClientPlan[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => planChoices(db, companyId));
}
