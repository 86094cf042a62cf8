import { type Db, namedIds } from '../platform';
import type { ChangeKind } from '../../contract/enums';

/** Notifies open screens of added or changed clients. The event of a large change contains only the count. */
export async function publishClientChange(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.publish({ type: 'clientChanged', companyId, kind, ids: namedIds(ids), count: ids.length });
}
