import type { Db } from '../../db/database';
import { namedIds, publish } from '../../events';
import type { ChangeKind } from '../../schema.generated';

/** Tells open screens of clients that were added or changed; where they are many, how many. */
export async function announceClients(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await publish(db, { type: 'clientChanged', companyId, kind, ids: namedIds(ids), count: ids.length });
}
