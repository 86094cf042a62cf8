import type { Db, StatementRows } from '../../platform';
import type { LegalPathname } from '../content/templates';

/** A legal page that was edited at least once, without its text. */
export type LegalPageRow = StatementRows['legalPagesOf'];

// `portal_content` contains the published content, and the snapshot the deployed content. If they differ, a
// deployment is pending.
const pageColumns = `
  l.pathname, l.draft_title as "draftTitle", l.draft_html is not null as "hasDraft",
  v.title as "publishedTitle", l.published_version as version, v.effective_on::text as "effectiveOn",
  (s.content->>'version')::integer as "deployedVersion", s.content is distinct from c.content as "isDeploymentPending",
  case when v.requires_reacceptance then (
    select count(*)::integer from legal_acceptances a
    where a.company_id = $1 and a.pathname = l.pathname and a.version = l.published_version
  ) end as "acceptedCount",
  l.review_due_on::text as "reviewDueOn", l.draft_updated_at as "updatedAt",
  l.draft_updated_by_name as "updatedBy", l.draft_updated_by as "updatedById", l.lock_version as "lockVersion"`;

const pageTables = `legal_pages l
  left join legal_page_versions v
    on v.company_id = l.company_id and v.pathname = l.pathname and v.number = l.published_version
  left join portals t on t.company_id = l.company_id
  left join portal_snapshot_items s on s.company_id = l.company_id and s.snapshot_id = t.snapshot_id
    and s.area = 'Legal' and s.entity_id = l.pathname
  left join portal_content c on c.company_id = l.company_id and c.area = 'Legal' and c.entity_id = l.pathname`;

export async function legalPagesOf(db: Db, companyId: string): Promise<LegalPageRow[]> {
  const { rows } = await db.query(
    `/* legalPagesOf */ select ${pageColumns} from ${pageTables} where l.company_id = $1`,
    [companyId],
  );
  return rows;
}

/** Returns the page, creating its row if needed, and locks it until the transaction ends. */
export async function lockLegalPage(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
): Promise<LegalPageRow> {
  await db.query(
    `/* insertLegalPage */ insert into legal_pages (company_id, pathname) values ($1, $2) on conflict do nothing`,
    [companyId, pathname],
  );
  await db.query(
    '/* lockLegalPage */ select from legal_pages where company_id = $1 and pathname = $2 for update',
    [companyId, pathname],
  );
  const { rows } = await db.query(
    `/* lockedLegalPage */ select ${pageColumns} from ${pageTables} where l.company_id = $1 and l.pathname = $2`,
    [companyId, pathname],
  );
  const [row] = rows;
  if (!row) throw new Error(`Legal page ${pathname} was not found after its insertion.`);
  return row;
}

export async function setReviewDue(
  db: Db,
  companyId: string,
  pathname: string,
  reviewDueOn: string | null,
): Promise<void> {
  await db.query(
    `/* setLegalReviewDate */ update legal_pages set review_due_on = $3::date
     where company_id = $1 and pathname = $2`,
    [companyId, pathname, reviewDueOn],
  );
}
