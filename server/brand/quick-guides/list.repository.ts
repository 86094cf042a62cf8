import type { Db } from '../../platform';

/** Orders guides by `ids`. Guides that are not listed follow in their previous order. */
export async function setOrder(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `/* setGuideOrder */ update quick_guides g set position = r.position
     from (
       select o.id, row_number() over (order by array_position($2::uuid[], o.id), o.position, o.id) as position
       from quick_guides o where o.company_id = $1
     ) r
     where g.company_id = $1 and g.id = r.id and g.position <> r.position`,
    [companyId, ids],
  );
}

export async function setAudience(
  db: Db,
  companyId: string,
  id: string,
  planIds: readonly string[] | null,
): Promise<void> {
  await db.query(
    '/* setGuideAudience */ update quick_guides set plan_ids = $3::uuid[] where company_id = $1 and id = $2',
    [companyId, id, planIds],
  );
}

export async function selectPlans(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query(
    `/* guidePlans */ select id, name from client_billing_plans
     where company_id = $1 and id = any($2::uuid[]) order by position, id`,
    [companyId, ids],
  );
  return rows;
}

export async function archive(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* archiveGuide */ update quick_guides set archived_at = now() where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/** Restores a guide at the end of the list. */
export async function unarchive(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* unarchiveGuide */ update quick_guides set archived_at = null,
       position = 1 + (select max(position) from quick_guides where company_id = $1)
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
}

export async function deleteGuide(db: Db, companyId: string, id: string): Promise<void> {
  await db.query('/* deleteGuide */ delete from quick_guides where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
}
