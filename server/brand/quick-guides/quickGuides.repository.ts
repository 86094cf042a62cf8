import type { Db, StatementRows } from '../../platform';
import { requireRoom } from '../../lib/requireRoom';
import type { TextContent } from '../content/input';

/** A guide without its HTML. */
export type GuideRow = StatementRows['guidesOf'];

/** Returns the guides in their order on the portal, archived guides last. */
export async function guidesOf(db: Db, companyId: string): Promise<GuideRow[]> {
  const { rows } = await db.query(
    `/* guidesOf */ select g.id, g.pathname, coalesce(g.draft_title, v.title) as title,
       coalesce(g.draft_summary, v.summary, '') as summary, g.draft_html is not null as "hasDraft",
       g.published_version as version, (s.content->>'version')::integer as "deployedVersion",
       s.content->>'pathname' as "deployedPathname", s.content is distinct from c.content as "isDeploymentPending",
       row_number() over (order by g.archived_at is not null, g.position, g.id)::integer as "order",
       g.plan_ids as "planIds", g.archived_at is not null as "isArchived", g.draft_updated_at as "updatedAt",
       g.draft_updated_by_name as "updatedBy", g.draft_updated_by as "updatedById", g.lock_version as "lockVersion"
     from quick_guides g
     left join quick_guide_versions v
       on v.company_id = g.company_id and v.guide_id = g.id and v.number = g.published_version
     left join portals t on t.company_id = g.company_id
     left join portal_snapshot_items s on s.company_id = g.company_id and s.snapshot_id = t.snapshot_id
       and s.area = 'QuickGuide' and s.entity_id = g.id::text
     left join portal_content c on c.company_id = g.company_id and c.area = 'QuickGuide' and c.entity_id = g.id::text
     where g.company_id = $1 order by "order"`,
    [companyId],
  );
  return rows;
}

export async function lockGuides(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockGuides */ select from companies where id = $1 for no key update', [companyId]);
}

export type GuideTexts = StatementRows['guideTexts'];

export async function guideTexts(db: Db, companyId: string, id: string): Promise<GuideTexts> {
  const { rows } = await db.query(
    `/* guideTexts */ select
       case when g.draft_html is not null then
         jsonb_build_object('title', g.draft_title, 'summary', g.draft_summary, 'html', g.draft_html) end as draft,
       case when v.number is not null then
         jsonb_build_object('title', v.title, 'summary', v.summary, 'html', v.html) end as published
     from quick_guides g left join quick_guide_versions v
       on v.company_id = g.company_id and v.guide_id = g.id and v.number = g.published_version
     where g.company_id = $1 and g.id = $2`,
    [companyId, id],
  );
  return rows[0] ?? { draft: null, published: null };
}

export interface Editor {
  operatorId: string;
  name: string;
}

export interface NewGuide extends TextContent {
  id: string;
  pathname: string;
  planIds: readonly string[] | null;
}

async function countGuides(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    '/* countGuides */ select count(*)::integer as count from quick_guides where company_id = $1',
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts a draft after the other guides. Throws `CONFLICT` if the company has 500 guides. */
export async function insertGuide(db: Db, companyId: string, guide: NewGuide, editor: Editor): Promise<void> {
  requireRoom(await countGuides(db, companyId), 'guides', 'Delete one to add another.');
  await db.query(
    `/* insertGuide */ insert into quick_guides (company_id, id, pathname, position, plan_ids, draft_title,
       draft_summary, draft_html, draft_updated_at, draft_updated_by, draft_updated_by_name)
     values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from quick_guides where company_id = $1),
       $4::uuid[], $5, $6, $7, now(), $8, $9)`,
    [
      ...[companyId, guide.id, guide.pathname, guide.planIds],
      ...[guide.title, guide.summary, guide.html, editor.operatorId, editor.name],
    ],
  );
}

/** Saves the draft, or removes it if `draft` is null. */
export async function saveDraft(
  db: Db,
  companyId: string,
  id: string,
  draft: TextContent | null,
  editor: Editor,
): Promise<void> {
  await db.query(
    `/* saveGuideDraft */ update quick_guides
     set draft_title = $3, draft_summary = $4, draft_html = $5, draft_updated_at = now(),
       draft_updated_by = $6, draft_updated_by_name = $7, lock_version = lock_version + 1
     where company_id = $1 and id = $2`,
    [
      ...[companyId, id, draft?.title ?? null, draft?.summary ?? null, draft?.html ?? null],
      ...[editor.operatorId, editor.name],
    ],
  );
}
