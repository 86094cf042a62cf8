import { assertStored, type Db, type StatementRows } from '../../platform';
import type { StartUpPackChoice } from '../../../contract/enums';

export type InstallationRow = StatementRows['findInstallation'];

const installationColumns = `id, slug, version, status, failure, created_by as "createdBy",
  created_by_name as "createdByName", created_at as "createdAt", finished_at as "finishedAt",
  undone_by as "undoneBy", undone_by_name as "undoneByName", undone_at as "undoneAt"`;

export async function findInstallation(
  db: Db,
  companyId: string,
  id: string,
): Promise<InstallationRow | undefined> {
  const { rows } = await db.query(
    `/* findInstallation */ select ${installationColumns} from start_up_pack_installations
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0];
}

export async function lockInstallation(
  db: Db,
  companyId: string,
  id: string,
): Promise<InstallationRow | undefined> {
  const { rows } = await db.query(
    `/* lockInstallation */ select ${installationColumns} from start_up_pack_installations
     where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

/** Returns each pack's latest installation, ignoring undone ones. */
export async function loadLatestInstallations(db: Db, companyId: string): Promise<InstallationRow[]> {
  const { rows } = await db.query(
    `/* loadLatestInstallations */ select distinct on (slug) ${installationColumns} from start_up_pack_installations
     where company_id = $1 and status <> 'Undone' order by slug, id desc`,
    [companyId],
  );
  return rows;
}

export interface NewInstallation {
  id: string;
  slug: string;
  version: number;
  createdBy: string;
  createdByName: string;
}

/** Inserts an installation. Returns false if another installation or undo of the company is running. */
export async function insertInstallation(
  db: Db,
  companyId: string,
  { id, slug, version, createdBy, createdByName }: NewInstallation,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* insertInstallation */ insert into start_up_pack_installations
       (company_id, id, slug, version, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id) where status in ('Running', 'Undoing') do nothing`,
    [companyId, id, slug, version, createdBy, createdByName],
  );
  return rowCount === 1;
}

export async function endInstallation(
  db: Db,
  companyId: string,
  id: string,
  status: 'Finished' | 'Failed' | 'Undone',
  failure: string | null = null,
): Promise<void> {
  await db.query(
    `/* endInstallation */ update start_up_pack_installations
     set status = $3, failure = $4, finished_at = coalesce(finished_at, $5),
       undone_at = case when $3 = 'Undone' then $5::timestamptz end
     where company_id = $1 and id = $2`,
    [companyId, id, status, failure, new Date()],
  );
}

export async function hasRunningInstallation(db: Db, companyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* hasRunningInstallation */ select from start_up_pack_installations
     where company_id = $1 and status in ('Running', 'Undoing')`,
    [companyId],
  );
  return rowCount !== 0;
}

export async function startUndo(
  db: Db,
  companyId: string,
  id: string,
  operator: { operatorId: string; name: string },
): Promise<void> {
  await db.query(
    `/* startUndo */ update start_up_pack_installations
     set status = 'Undoing', failure = null, undone_by = $3, undone_by_name = $4
     where company_id = $1 and id = $2`,
    [companyId, id, operator.operatorId, operator.name],
  );
}

export async function loadUnfinishedInstallations(
  db: Db,
  companyId: string,
): Promise<{ companyId: string; installationId: string }[]> {
  const { rows } = await db.query(
    `/* loadUnfinishedInstallations */ select id from start_up_pack_installations
     where company_id = $1 and status in ('Running', 'Undoing')`,
    [companyId],
  );
  return rows.map(({ id }) => ({ companyId, installationId: id }));
}

export type ItemRow = StatementRows['loadInstallationItems'];

/** An outcome as stored. `TakenBack` and `Left` are the earlier names of `Reversed` and `Retained`. */
export type StoredOutcome = ItemRow['outcome'];

const itemColumns = `position, key, name, choice, outcome, note, target_id as "targetId", mark, before`;

export async function loadInstallationItems(
  db: Db,
  companyId: string,
  installationId: string,
): Promise<ItemRow[]> {
  const { rows } = await db.query(
    `/* loadInstallationItems */ select ${itemColumns} from start_up_pack_items
     where company_id = $1 and installation_id = $2 order by position`,
    [companyId, installationId],
  );
  return rows;
}

export async function insertInstallationItems(
  db: Db,
  companyId: string,
  installationId: string,
  items: readonly { key: string; name: string; choice: StartUpPackChoice }[],
): Promise<void> {
  const result = await db.query(
    `/* insertInstallationItems */ insert into start_up_pack_items
       (company_id, installation_id, position, key, name, choice, outcome)
     select k.id, $2, i.position, i.key, i.name, i.choice, case when i.choice = 'Skip' then 'Skipped' else 'Waiting' end
     from companies k, unnest($3::text[], $4::text[], $5::text[]) with ordinality as i (key, name, choice, position)
     where k.id = $1`,
    [
      companyId,
      installationId,
      ...[items.map(({ key }) => key), items.map(({ name }) => name), items.map(({ choice }) => choice)],
    ],
  );
  assertStored(result, items);
}

export interface ItemOutcome {
  outcome: StoredOutcome;
  note?: string | null;
  targetId?: string | null;
  mark?: string | null;
  before?: unknown;
}

export async function updateItemOutcome(
  db: Db,
  companyId: string,
  installationId: string,
  position: number,
  { outcome, note = null, targetId = null, mark = null, before = null }: ItemOutcome,
): Promise<void> {
  await db.query(
    `/* updateItemOutcome */ update start_up_pack_items
     set outcome = $4, note = $5, target_id = coalesce($6, target_id), mark = coalesce($7, mark),
       before = coalesce($8::jsonb, before)
     where company_id = $1 and installation_id = $2 and position = $3`,
    [
      ...[companyId, installationId, position, outcome, note, targetId, mark],
      before === null ? null : JSON.stringify(before),
    ],
  );
}
