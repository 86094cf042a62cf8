import type { Db } from '../../platform';
import type { StartUpPackChoice } from '../../../contract/enums';
import type { ItemRow, StoredOutcome } from './startUpPacks.repository';

const itemColumns = `position, key, name, choice, outcome, note, target_id as "targetId", mark, before`;

export async function loadInstallationItems(
  db: Db,
  companyId: string,
  installationId: string,
): Promise<ItemRow[]> {
  const { rows } = await db.query<ItemRow>(
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
  await db.query(
    `/* insertInstallationItems */ insert into start_up_pack_items
       (company_id, installation_id, position, key, name, choice, outcome)
     select $1, $2, i.position, i.key, i.name, i.choice, case when i.choice = 'Skip' then 'Skipped' else 'Waiting' end
     from unnest($3::text[], $4::text[], $5::text[]) with ordinality as i (key, name, choice, position)`,
    [
      companyId,
      installationId,
      ...[items.map(({ key }) => key), items.map(({ name }) => name), items.map(({ choice }) => choice)],
    ],
  );
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
