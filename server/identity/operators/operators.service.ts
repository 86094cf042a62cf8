import { authorize, type Context, type Db, type Operator, type SentInvitation } from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { selectSentInvitations } from './invitation.repository';
import { toOperators, toSentInvitation } from './present';
import { selectOperator, selectOperators, type OperatorRow } from './operators.repository';

/** Returns active and invited operators, sorted by name. */
export async function listOperators(ctx: Context): Promise<Operator[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, async (db) =>
    toOperators(db, ctx, companyId, await selectOperators(db, companyId)),
  );
}

export async function findOperator(ctx: Context, id: string): Promise<Operator> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadOperator(db, ctx, companyId, id));
}

export async function loadOperator(db: Db, ctx: Context, companyId: string, id: string): Promise<Operator> {
  const [operator] = await toOperators(db, ctx, companyId, [await memberOf(db, companyId, id)]);
  if (!operator) throw notFound('person');
  return operator;
}

/** Returns an operator of the team. Throws `NOT_FOUND` for an unknown or removed one. */
export async function memberOf(db: Db, companyId: string, id: string): Promise<OperatorRow> {
  const row = isId(id) ? await selectOperator(db, companyId, id) : undefined;
  if (!row) throw notFound('person');
  return row;
}

export async function listInvitations(ctx: Context): Promise<SentInvitation[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => selectSentInvitations(db, companyId));
  return rows.map(toSentInvitation);
}
