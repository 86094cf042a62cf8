import type { Db, StatementRows } from '../../platform';
import { requireRoom } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { imageIdIn } from '../../../contract/content';
import type { TextContent } from '../content/input';
import type { Editor } from '../documents/documents.repository';

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
  requireRoom(await countGuides(db, companyId), (max) =>
    t('You can have at most {max} guides. Delete one to add another.', { max }),
  );
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
): Promise<StatementRows['guidePlans'][]> {
  const { rows } = await db.query(
    `/* guidePlans */ select id, name from client_billing_plans
     where company_id = $1 and id = any($2::uuid[]) order by position, id`,
    [companyId, ids],
  );
  return rows;
}

export async function archiveGuide(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* archiveGuide */ update quick_guides set archived_at = now() where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/** Restores a guide at the end of the list. */
export async function unarchiveGuide(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* unarchiveGuide */ update quick_guides set archived_at = null,
       position = 1 + (select max(position) from quick_guides where company_id = $1)
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
}

export async function deleteGuide(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* deleteGuideTranslations */ delete from content_translations
     where company_id = $1 and area = 'QuickGuide' and entity_id = $2`,
    [companyId, id],
  );
  await db.query('/* deleteGuide */ delete from quick_guides where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
}

/** Returns whether any snapshot contains the guide. A rollback to such a snapshot needs the guide. */
export async function wasDeployed(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* wasGuideDeployed */ select from portal_snapshot_items
     where company_id = $1 and area = 'QuickGuide' and entity_id = $2 limit 1`,
    [companyId, id],
  );
  return rowCount !== 0;
}

export async function unpublishGuide(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* unpublishGuide */ update quick_guides set published_version = null where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/**
 * Returns whether an image is a guide image, so that guide image links can't open logos or profile images.
 */
export async function isGuideImage(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isGuideImage */ select from images where company_id = $1 and id = $2 and kind = 'GuideImage'`,
    [companyId, id],
  );
  return rowCount === 1;
}

const srcAttributes = / src="([^"]*)"/g;

/** Counts the images that a sanitized text shows but the company does not have. */
export async function missingImages(db: Db, companyId: string, html: string): Promise<number> {
  const ids = [...html.matchAll(srcAttributes)].map(([, src = '']) => imageIdIn(src));
  const { rows } = await db.query(
    `/* missingGuideImages */ select count(*)::integer as missing from unnest($2::uuid[]) as w (id)
     where not exists (
       select from images i where i.company_id = $1 and i.id = w.id and i.kind = 'GuideImage'
     )`,
    [companyId, [...new Set(ids.filter((id) => id !== null))]],
  );
  return rows[0]?.missing ?? 0;
}
