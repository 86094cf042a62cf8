import type { ContentVersion, Db } from '../../platform';
import type { TextContent } from '../content/input';
import type { Editor } from './quickGuides.repository';

export async function guideVersionsOf(db: Db, companyId: string, id: string): Promise<ContentVersion[]> {
  const { rows } = await db.query(
    `/* guideVersionsOf */ select v.number, v.title, v.note, null as "effectiveOn",
       false as "requiresReacceptance", null as "acceptedCount", v.restored_from as "restoredFrom",
       s.content is not null as "isDeployed", v.published_at as "publishedAt",
       v.published_by_name as "publishedBy"
     from quick_guide_versions v
     left join portals t on t.company_id = v.company_id
     left join portal_snapshot_items s on s.company_id = v.company_id and s.snapshot_id = t.snapshot_id
       and s.area = 'QuickGuide' and s.entity_id = v.guide_id::text
       and (s.content->>'version')::integer = v.number
     where v.company_id = $1 and v.guide_id = $2 order by v.number desc`,
    [companyId, id],
  );
  return rows;
}

export async function guideVersionText(
  db: Db,
  companyId: string,
  id: string,
  number: number,
): Promise<TextContent | undefined> {
  const { rows } = await db.query(
    `/* guideVersionText */ select title, summary, html from quick_guide_versions
     where company_id = $1 and guide_id = $2 and number = $3`,
    [companyId, id, number],
  );
  return rows[0];
}

/**
 * Publishes the next version and returns its number. Stores the number of an identical earlier version in
 * `restored_from`.
 */
export async function publishVersion(
  db: Db,
  companyId: string,
  id: string,
  version: TextContent & { note: string | null },
  editor: Editor,
): Promise<number> {
  const { rows } = await db.query(
    `/* insertGuideVersion */ insert into quick_guide_versions (company_id, guide_id, number, title, summary, html,
       note, restored_from, published_by, published_by_name)
     select $1, $2, coalesce(max(e.number), 0) + 1, $3, $4, $5, $6,
       max(e.number) filter (where e.title = $3 and e.summary = $4 and e.html = $5), $7, $8
     from quick_guide_versions e where e.company_id = $1 and e.guide_id = $2
     returning number`,
    [
      ...[companyId, id, version.title, version.summary, version.html],
      ...[version.note, editor.operatorId, editor.name],
    ],
  );
  const number = rows[0]?.number ?? 1;
  await db.query(
    '/* setGuidePublished */ update quick_guides set published_version = $3 where company_id = $1 and id = $2',
    [companyId, id, number],
  );
  return number;
}
