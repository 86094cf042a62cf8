import { z } from 'zod';
import { authorize, type ClientPlan, type ClientSummary, type Context } from '../../platform';
import { searchText } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { orNull } from '../../../contract/text';
import { parseInput } from '../../lib/input';
import { clientChoices, countExistingClients, maxChoices, planChoices } from './filterChoices.repository';

const clientsInput = z.object({
  search: searchText,
  ids: orNull(
    z
      .array(z.string())
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= maxChoices, {
        error: () => t('Choose at most {max} clients.', { max: maxChoices }),
      }),
  ),
});

/**
 * Returns the clients that payments can be filtered by. Requires `MANAGE_PAYMENTS`, but no permission for
 * clients. Throws `NOT_FOUND` for an unknown id.
 */
export async function paymentClients(
  ctx: Context,
  search: string | null | undefined,
  ids: readonly string[] | null | undefined,
): Promise<ClientSummary[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const query = parseInput(clientsInput, { search, ids });
  if (query.ids?.some((id) => !isId(id))) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (query.ids && (await countExistingClients(db, companyId, query.ids)) < query.ids.length)
      throw notFound();
    return clientChoices(db, companyId, query);
  });
}

export async function paymentPlans(ctx: Context): Promise<ClientPlan[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => planChoices(db, companyId));
}
