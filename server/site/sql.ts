import type { Db } from '../db/database';
import type { CompanyStatus } from '../schema.generated';

/** Before there is a company: on the platform. */
export async function companyOfSubdomain(db: Db, label: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string | null }>(
    '/* companyOfSubdomain */ select company_of_subdomain($1) as id',
    [label],
  );
  return rows[0]?.id ?? null;
}

export interface SiteRow {
  status: CompanyStatus;
  name: string;
  snapshotId: string | null;
}

export async function siteRow(db: Db, companyId: string): Promise<SiteRow | undefined> {
  const { rows } = await db.query<SiteRow>(
    `/* siteRow */ select k.status, k.name, s.snapshot_id as "snapshotId"
     from companies k left join sites s on s.company_id = k.id where k.id = $1`,
    [companyId],
  );
  return rows[0];
}

export async function legalHtml(
  db: Db,
  companyId: string,
  pathname: string,
  version: number,
): Promise<string | undefined> {
  const { rows } = await db.query<{ html: string }>(
    `/* legalHtml */ select html from legal_page_versions
     where company_id = $1 and pathname = $2 and number = $3`,
    [companyId, pathname, version],
  );
  return rows[0]?.html;
}

export async function guideHtml(
  db: Db,
  companyId: string,
  guideId: string,
  version: number,
): Promise<string | undefined> {
  const { rows } = await db.query<{ html: string }>(
    `/* guideHtml */ select html from quick_guide_versions
     where company_id = $1 and guide_id = $2 and number = $3`,
    [companyId, guideId, version],
  );
  return rows[0]?.html;
}

export type SiteImageKind = 'SquareLogo' | 'FullLogo';

export async function imagePixels(
  db: Db,
  companyId: string,
  id: string,
  kind: SiteImageKind,
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ png: Buffer }>(
    '/* imagePixels */ select png from images where company_id = $1 and id = $2 and kind = $3',
    [companyId, id, kind],
  );
  return rows[0]?.png;
}

/** A picture that stands in one of the guides that the snapshot shows. */
export async function guidePixels(
  db: Db,
  companyId: string,
  snapshotId: string,
  id: string,
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ png: Buffer }>(
    `/* guidePixels */ select p.png from images p
     where p.company_id = $1 and p.id = $3 and p.kind = 'GuideImage' and exists (
       select from site_snapshot_items i
       join quick_guide_versions v on v.company_id = i.company_id and v.guide_id::text = i.entity_id
         and v.number = (i.content->>'version')::integer
       where i.company_id = $1 and i.snapshot_id = $2 and i.area = 'QuickGuide'
         and strpos(v.html, '/images/' || p.id::text) > 0)`,
    [companyId, snapshotId, id],
  );
  return rows[0]?.png;
}
