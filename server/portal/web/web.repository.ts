import type { Db, StatementRows } from '../../platform';
import type { LogoKind } from '../../../contract/enums';
import { type SnapshotGuide, type SnapshotLegalPage, translatedHtml } from '../../brand';
import { language } from '../../lib/i18n/i18n';

export type PortalRow = StatementRows['loadPortal'];

export async function loadPortal(db: Db, companyId: string): Promise<PortalRow | undefined> {
  const { rows } = await db.query(
    `/* loadPortal */ select k.status, k.name, s.snapshot_id as "snapshotId"
     from companies k left join portals s on s.company_id = k.id where k.id = $1`,
    [companyId],
  );
  return rows[0];
}

/** Returns the text of a localized page, or null if it does not exist. */
export async function loadLegalHtml(
  db: Db,
  companyId: string,
  { pathname, version, translationVersion }: SnapshotLegalPage,
): Promise<string | null> {
  if (translationVersion !== undefined) {
    const key = { area: 'Legal', entityId: pathname, language: language() } as const;
    return translatedHtml(db, companyId, key, translationVersion);
  }
  const { rows } = await db.query(
    `/* loadLegalHtml */ select html from legal_page_versions
     where company_id = $1 and pathname = $2 and number = $3`,
    [companyId, pathname, version],
  );
  return rows[0]?.html ?? null;
}

/** Returns the text of a localized guide, or null if it does not exist. */
export async function loadGuideHtml(
  db: Db,
  companyId: string,
  { id, version, translationVersion }: SnapshotGuide,
): Promise<string | null> {
  if (translationVersion !== undefined) {
    const key = { area: 'QuickGuide', entityId: id, language: language() } as const;
    return translatedHtml(db, companyId, key, translationVersion);
  }
  const { rows } = await db.query(
    `/* loadGuideHtml */ select html from quick_guide_versions
     where company_id = $1 and guide_id = $2 and number = $3`,
    [companyId, id, version],
  );
  return rows[0]?.html ?? null;
}

export async function loadPortalImage(
  db: Db,
  companyId: string,
  id: string,
  kind: LogoKind,
): Promise<Buffer | undefined> {
  const { rows } = await db.query(
    '/* loadPortalImage */ select png from images where company_id = $1 and id = $2 and kind = $3',
    [companyId, id, kind],
  );
  return rows[0]?.png;
}

/** Returns an image of the company if a guide of the snapshot contains it, else undefined. */
export async function loadGuideImage(
  db: Db,
  companyId: string,
  snapshotId: string,
  id: string,
): Promise<Buffer | undefined> {
  const { rows } = await db.query(
    `/* loadGuideImage */ select p.png from images p
     where p.company_id = $1 and p.id = $3 and p.kind = 'GuideImage' and exists (
       select from portal_snapshot_items i
       join quick_guide_versions v on v.company_id = i.company_id and v.guide_id::text = i.entity_id
         and v.number = (i.content->>'version')::integer
       where i.company_id = $1 and i.snapshot_id = $2 and i.area = 'QuickGuide'
         and strpos(v.html, '/images/' || p.id::text) > 0
       union all
       select from portal_snapshot_items i
       cross join jsonb_each(i.content->'translations') as t(language, texts)
       join content_translations x on x.company_id = i.company_id and x.area = i.area
         and x.entity_id = i.entity_id and x.language = t.language
         and x.version = (t.texts->>'translationVersion')::integer
       where i.company_id = $1 and i.snapshot_id = $2 and i.area = 'QuickGuide'
         and strpos(x.html, '/images/' || p.id::text) > 0)`,
    [companyId, snapshotId, id],
  );
  return rows[0]?.png;
}
