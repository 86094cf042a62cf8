import { asLocalTime } from '../../lib/calendar';
import type { Db, StatementRows } from '../../platform';
import type { ArchiveTable } from './tables/table';

declare module '../../platform/db/rows.generated' {
  interface StatementRows {
    archivedRows: ArchivedRow;
    countArchived: { count: number };
  }
}

/** A draft or a published version of a legal page or quick guide. */
export interface ArchivedText {
  kind: 'legal' | 'guides';
  pathname: string;
  /** Null for a draft. */
  version: number | null;
}

export async function listTexts(db: Db, companyId: string): Promise<ArchivedText[]> {
  const { rows } = await db.query(
    `/* archivedTexts */
     select 'legal' as kind, pathname, null::integer as version from legal_pages
       where company_id = $1 and draft_html is not null
     union all
     select 'legal', pathname, number from legal_page_versions where company_id = $1
     union all
     select 'guides', pathname, null from quick_guides where company_id = $1 and draft_html is not null
     union all
     select 'guides', g.pathname, v.number from quick_guide_versions v
       join quick_guides g on g.company_id = v.company_id and g.id = v.guide_id
       where v.company_id = $1
     order by 1, 2, 3 nulls first`,
    [companyId],
  );
  return rows;
}

export type TextRow = StatementRows['archivedText'];

/** Returns a text, or undefined if it was deleted after it was listed. */
export async function loadText(
  db: Db,
  companyId: string,
  { kind, pathname, version }: ArchivedText,
): Promise<TextRow | undefined> {
  const { rows } = await db.query(
    `/* archivedText */
     select draft_title as title, draft_html as html from legal_pages
       where $2 = 'legal' and company_id = $1 and pathname = $3 and $4::integer is null and draft_html is not null
     union all
     select title, html from legal_page_versions
       where $2 = 'legal' and company_id = $1 and pathname = $3 and number = $4
     union all
     select draft_title, draft_html from quick_guides
       where $2 = 'guides' and company_id = $1 and pathname = $3 and $4 is null and draft_html is not null
     union all
     select v.title, v.html from quick_guide_versions v
       join quick_guides g on g.company_id = v.company_id and g.id = v.guide_id
       where $2 = 'guides' and v.company_id = $1 and g.pathname = $3 and v.number = $4`,
    [companyId, kind, pathname, version],
  );
  return rows[0];
}

export async function imageIds(db: Db, companyId: string): Promise<StatementRows['archivedImages'][]> {
  const { rows } = await db.query(
    `/* archivedImages */ select id, svg is not null as "hasSvg" from images where company_id = $1 order by id`,
    [companyId],
  );
  return rows;
}

/**
 * Returns the company's fields for `company.json` without internal ones, or undefined if the company does not
 * exist.
 */
export async function loadCompanyData(db: Db, companyId: string): Promise<object | undefined> {
  const { rows } = await db.query(
    `/* archivedCompany */ select id, status, name, legal_name as "legalName", email, phone, website,
       address_line1 as "addressLine1", address_line2 as "addressLine2", city, state, postal_code as "postalCode",
       country, currency, time_zone as "timeZone", tax_id as "taxId", subdomain, owner_id as "ownerId",
       is_two_factor_required as "isTwoFactorRequired", after_last_retry as "afterLastRetry", grace_days as "graceDays",
       dunning_since as "dunningSince", blocked_reason as "blockedReason",
       completed_steps as "completedSteps", ${asLocalTime('platform_fee_anchor')} as "platformFeeAnchor",
       platform_fee_from as "platformFeeFrom",
       next_platform_fee_at as "nextPlatformFeeAt", created_at as "createdAt", updated_at as "updatedAt",
       closed_at as "closedAt"
     from companies where id = $1`,
    [companyId],
  );
  return rows[0];
}

/** Returns the column names in the order of the cells. */
export const headerOf = ({ columns, computed = {} }: ArchiveTable): string[] => [
  ...columns,
  ...Object.keys(computed),
];

/**
 * Counts the rows of a table. The count is only an estimate for the progress, because rows can change until
 * they are exported.
 */
export async function countRows(
  db: Db,
  companyId: string,
  { table, condition = 'true' }: ArchiveTable,
): Promise<number> {
  const { rows } = await db.query(
    `/* countArchived */ select count(*)::integer as count from ${table} t where t.company_id = $1 and ${condition}`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

type ArchivedRow = Record<string, unknown>;

/** Key values of a row as text. The next page starts after them. */
export type RowCursor = readonly string[];

/** Returns up to `count` rows after the cursor, in key order. An index covers the key. */
export async function rowsAfter(
  db: Db,
  companyId: string,
  archiveTable: ArchiveTable,
  cursor: RowCursor | null,
  count: number,
): Promise<ArchivedRow[]> {
  const { table, condition = 'true', columns, computed = {}, key } = archiveTable;
  const selected = [
    ...columns.map((name) => `t.${name}`),
    ...Object.entries(computed).map(([name, expression]) => `${expression} as ${name}`),
    ...key.map((name, index) => `t.${name}::text as place_${index}`),
  ];
  const keyList = key.map((name) => `t.${name}`).join(', ');
  const placeholders = key.map((_, index) => `$${index + 2}`).join(', ');
  const { rows } = await db.query(
    `/* archivedRows */ select ${selected.join(', ')} from ${table} t
     where t.company_id = $1 and ${condition} ${cursor ? `and (${keyList}) > (${placeholders})` : ''}
     ${key.length > 0 ? `order by ${keyList}` : ''} limit ${count}`,
    [companyId, ...(cursor ?? [])],
  );
  return rows;
}

export const cursorOf = ({ key }: ArchiveTable, row: ArchivedRow): RowCursor =>
  key.map((_, index) => String(row[`place_${index}`]));
