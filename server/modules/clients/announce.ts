import type { Db } from '../../db/database';
import { publish } from '../../events';
import type { ChangeKind } from '../../schema.generated';

const mostNamed = 100;

/** Tells open screens of clients that were added or changed; where they are many, how many. */
export async function announceClients(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const named = ids.length <= mostNamed ? [...ids] : [];
  await publish(db, { type: 'clientChanged', companyId, kind, ids: named, count: ids.length });
}
