import type { Db } from '../../db/database';
import type { PlanInterval, TaxBehavior } from '../../schema.generated';

export interface SnapshotBranding {
  title: string;
  /** `#RRGGBB`. */
  colour: string;
  /** Ids of images. */
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string | null;
  introduction: string | null;
  /** What a client reads whose account was deactivated. */
  farewell: string | null;
  isSignUpOpen: boolean;
}

export interface SnapshotCompany {
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  website: string | null;
  currency: string;
  timeZone: string;
}

/** Amounts are in minor units. */
export interface SnapshotPlan {
  id: string;
  name: string;
  description: string | null;
  features: string[];
  price: number;
  yearlyPrice: number | null;
  currency: string;
  interval: PlanInterval;
  intervalCount: number;
  trialDays: number;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: TaxBehavior;
  isPopular: boolean;
  isDefault: boolean;
  allowSelfUpgrade: boolean;
  priceVersion: number;
  order: number;
}

/** Its words stand in `legal_page_versions`, which never change. */
export interface SnapshotLegalPage {
  pathname: string;
  title: string;
  version: number;
  /** `2026-01-31`. */
  effectiveOn: string;
  requiresReacceptance: boolean;
}

/** Its words stand in `quick_guide_versions`, which never change. */
export interface SnapshotGuide {
  id: string;
  pathname: string;
  title: string;
  summary: string;
  version: number;
  /** Whose clients see it; null for everybody. */
  planIds: string[] | null;
  order: number;
}

/** Everything that a client dashboard is made from, as it was deployed. */
export interface SiteSnapshot {
  id: string;
  branding: SnapshotBranding;
  company: SnapshotCompany;
  /** In the order clients see them. */
  plans: SnapshotPlan[];
  legalPages: SnapshotLegalPage[];
  guides: SnapshotGuide[];
}

interface ItemRow {
  area: 'Branding' | 'Company' | 'ClientBilling' | 'Legal' | 'QuickGuide';
  entity_id: string;
  content: object;
}

const inOrder = <Item extends { order: number }>(items: Item[]): Item[] =>
  items.sort((one, other) => one.order - other.order);

/** Undefined where the company has no such snapshot. */
export async function readSnapshot(
  db: Db,
  companyId: string,
  snapshotId: string,
): Promise<SiteSnapshot | undefined> {
  const { rows } = await db.query<ItemRow>(
    `/* readSnapshot */ select area, entity_id, content from site_snapshot_items
     where company_id = $1 and snapshot_id = $2`,
    [companyId, snapshotId],
  );
  // What the view site_content wrote is what these types say.
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
    plans: inOrder(withIds<SnapshotPlan>('ClientBilling')),
    legalPages: rows
      .filter(({ area }) => area === 'Legal')
      .map(({ entity_id, content }) => ({ ...content, pathname: entity_id }) as SnapshotLegalPage),
    guides: inOrder(withIds<SnapshotGuide>('QuickGuide')),
  };
}
