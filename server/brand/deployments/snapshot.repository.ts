import type { Db, StatementRows } from '../../platform';
import { newId } from '../../lib/ids';
import { lockContent } from '../content/contentCompany.repository';
import type {
  PortalSnapshot,
  SnapshotBranding,
  SnapshotCompany,
  SnapshotGuide,
  SnapshotLegalPage,
  SnapshotPlan,
} from './snapshot';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'portal_snapshot_items.content': Record<string, unknown>;
    'portal_content.content': Record<string, unknown>;
  }
}

/** Copies the current content into an immutable snapshot and returns its id. */
export async function takeSnapshot(db: Db, companyId: string): Promise<string> {
  const id = newId();
  // A version of a translation that the snapshot refers to must not be deleted meanwhile.
  await lockContent(db, companyId);
  await db.query('/* insertSnapshot */ insert into portal_snapshots (company_id, id) values ($1, $2)', [
    companyId,
    id,
  ]);
  await db.query(
    `/* takeSnapshot */ insert into portal_snapshot_items (company_id, snapshot_id, area, entity_id, label, content)
     select company_id, $2, area, entity_id, label, content from portal_content where company_id = $1`,
    [companyId, id],
  );
  return id;
}

/** Makes a snapshot live when the transaction commits. */
export async function publishSnapshot(db: Db, companyId: string, snapshotId: string): Promise<void> {
  await db.query(
    `/* publishSnapshot */ insert into portals (company_id, snapshot_id) values ($1, $2)
     on conflict (company_id) do update set snapshot_id = excluded.snapshot_id, published_at = excluded.published_at`,
    [companyId, snapshotId],
  );
}

/** Unpublishes the portal, for a first snapshot that fails its confirmation. */
export async function withdrawPortal(db: Db, companyId: string): Promise<void> {
  await db.query('/* withdrawPortal */ delete from portals where company_id = $1', [companyId]);
}

export type PublishedRow = StatementRows['publishedSnapshot'];

export async function publishedSnapshot(db: Db, companyId: string): Promise<PublishedRow | undefined> {
  const { rows } = await db.query(
    `/* publishedSnapshot */ select snapshot_id as "snapshotId", published_at as "publishedAt"
     from portals where company_id = $1`,
    [companyId],
  );
  return rows[0];
}

export type ItemChangeRow = StatementRows['changesSince'];

const itemOrder = `array_position(
  array['Branding', 'Company', 'ClientBilling', 'Legal', 'QuickGuide'], coalesce(o.area, n.area)
), coalesce((n.content ->> 'order')::integer, (o.content ->> 'order')::integer), coalesce(n.label, o.label)`;

const columns = `coalesce(n.area, o.area) as area, coalesce(n.entity_id, o.entity_id) as "entityId",
  coalesce(n.label, o.label) as label, o.content as before, n.content as after`;

const itemsOf = (snapshot: string): string =>
  `(select area, entity_id, label, content from portal_snapshot_items
    where company_id = $1 and snapshot_id = ${snapshot})`;

/**
 * Returns the differences between a snapshot and the current content. If `snapshotId` is null, compares with
 * an empty portal.
 */
export async function changesSince(
  db: Db,
  companyId: string,
  snapshotId: string | null,
): Promise<ItemChangeRow[]> {
  const { rows } = await db.query(
    `/* changesSince */ select ${columns}
     from ${itemsOf('$2')} o
     full join (select area, entity_id, label, content from portal_content where company_id = $1) n
       on n.area = o.area and n.entity_id = o.entity_id
     where o.content is distinct from n.content order by ${itemOrder}`,
    [companyId, snapshotId],
  );
  return rows;
}

/** Returns the differences between two snapshots. If `from` is null, compares with an empty portal. */
export async function changesBetween(
  db: Db,
  companyId: string,
  from: string | null,
  to: string,
): Promise<ItemChangeRow[]> {
  const { rows } = await db.query(
    `/* changesBetween */ select ${columns}
     from ${itemsOf('$2')} o full join ${itemsOf('$3')} n on n.area = o.area and n.entity_id = o.entity_id
     where o.content is distinct from n.content order by ${itemOrder}`,
    [companyId, from, to],
  );
  return rows;
}

type ItemRow = StatementRows['readSnapshot'];

const sortByOrder = <Item extends { order: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.order - b.order);

/** Returns a snapshot, or undefined if the company has none with this id or it has no brand. */
export async function readSnapshot(
  db: Db,
  companyId: string,
  snapshotId: string,
): Promise<PortalSnapshot | undefined> {
  const { rows } = await db.query(
    `/* readSnapshot */ select area, entity_id, content from portal_snapshot_items
     where company_id = $1 and snapshot_id = $2`,
    [companyId, snapshotId],
  );
  // The view `portal_content` produces objects of these types.
  const contentsOf = <Content>(area: ItemRow['area']): Content[] =>
    rows.filter((row) => row.area === area).map(({ content }) => content as Content);
  const withIds = <Content extends { id: string }>(area: ItemRow['area']): Content[] =>
    rows
      .filter((row) => row.area === area)
      .map(({ entity_id, content }) => ({ ...content, id: entity_id }) as Content);

  const [branding] = contentsOf<SnapshotBranding>('Branding');
  const [company] = contentsOf<SnapshotCompany>('Company');
  if (!branding || !company) return undefined;
  return {
    id: snapshotId,
    branding,
    company,
    plans: sortByOrder(withIds<SnapshotPlan>('ClientBilling')),
    legalPages: rows
      .filter(({ area }) => area === 'Legal')
      .map(({ entity_id, content }) => ({ ...content, pathname: entity_id }) as SnapshotLegalPage),
    guides: sortByOrder(withIds<SnapshotGuide>('QuickGuide')),
  };
}
