import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBulk, ClientBulkInput } from '../../schema.generated';
import { checkedSort, refuseStrangers, type Selection } from '../clients/selection';
import { onlyOnce } from '../idempotency/onlyOnce';
import type { WorkedAction } from './action';
import { actionOf } from './input';
import { recordBulk } from './record';
import { insertSelectedRows } from './rowsSql';
import { bulkSelection } from './selection';
import { shownBulk } from './show';
import { insertBulk, updateBulk } from './sql';

function refuseOtherCount(total: number, expectedCount: number): void {
  if (total !== expectedCount) {
    const clients = total === 1 ? '1 client is' : `${total} clients are`;
    throw new DomainError('CONFLICT', `${clients} selected by now. Look at what would be done again.`, {
      conflict: { kind: 'SelectionChanged', count: total },
    });
  }
  if (total === 0) throw badInput({ selection: 'Select a client first.' });
}

interface Asked {
  action: WorkedAction;
  selection: Selection;
  expectedCount: number;
}

async function begin(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  { action, selection, expectedCount }: Asked,
): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const id = newId();
  await insertBulk(db, companyId, { id, action, createdBy: operatorId, createdByName: name });
  const total = await insertSelectedRows(db, companyId, id, { selection, sort: checkedSort(viewer, null) });
  refuseOtherCount(total, expectedCount);
  await updateBulk(db, companyId, id, { total });
  await recordBulk(db, ctx, 'started', { id, ...action }, [
    { field: 'clients', before: null, after: total },
    ...Object.entries(action.options).map(([field, after]) => ({ field, before: null, after })),
  ]);
  await ctx.services.jobs.enqueue(db, 'run-client-bulk', { companyId, bulkId: id });
  await publish(db, { type: 'clientBulkChanged', companyId, bulkId: id });
  return id;
}

/**
 * Lines up the clients in the list's order and leaves the work to a job, so that it goes on however this process
 * ends. Any number of bulks run beside each other: each batch locks its own clients, and long ones take turns.
 */
export async function startClientBulk(
  ctx: Context,
  input: ClientBulkInput,
  expectedCount: number,
  key: string,
): Promise<ClientBulk> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { companyId } = viewer;
  const selection = bulkSelection(viewer, input.selection);
  const press = { key, operation: 'startClientBulk', request: { input, expectedCount } };
  return ctx.services.database.inCompany(companyId, async (db) => {
    await refuseStrangers(db, companyId, selection);
    const action = await actionOf(db, companyId, input);
    const id = await onlyOnce(db, companyId, press, () =>
      begin(db, ctx, viewer, { action, selection, expectedCount }),
    );
    return shownBulk(db, companyId, id);
  });
}
