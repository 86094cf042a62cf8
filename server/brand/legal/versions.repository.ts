import type { ContentVersion, Db } from '../../platform';
import type { TextContent } from '../content/input';
import type { LegalPathname } from '../content/templates';

/** Returns the published versions, newest first. */
export async function legalVersionsOf(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
): Promise<ContentVersion[]> {
  const { rows } = await db.query(
    `/* legalVersionsOf */ select v.number, v.title, v.note, v.effective_on::text as "effectiveOn",
       v.requires_reacceptance as "requiresReacceptance",
       case when v.requires_reacceptance then (
         select count(*)::integer from legal_acceptances a
         where a.company_id = v.company_id and a.pathname = v.pathname and a.version = v.number
       ) end as "acceptedCount",
       v.restored_from as "restoredFrom", s.content is not null as "isDeployed",
       v.published_at as "publishedAt", v.published_by_name as "publishedBy"
     from legal_page_versions v
     left join portals t on t.company_id = v.company_id
     left join portal_snapshot_items s on s.company_id = v.company_id and s.snapshot_id = t.snapshot_id
       and s.area = 'Legal' and s.entity_id = v.pathname and (s.content->>'version')::integer = v.number
     where v.company_id = $1 and v.pathname = $2 order by v.number desc`,
    [companyId, pathname],
  );
  return rows;
}

export async function legalVersionText(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
  number: number,
): Promise<TextContent | undefined> {
  const { rows } = await db.query(
    `/* legalVersionText */ select title, '' as summary, html from legal_page_versions
     where company_id = $1 and pathname = $2 and number = $3`,
    [companyId, pathname, number],
  );
  return rows[0];
}
