import type { Db } from '../../platform';
import type { PlanInterval, TaxBehavior } from '../../../contract/enums';

export interface SnapshotBranding {
  title: string;
  /** In the form `#RRGGBB`. */
  colour: string;
  /** The id of an image, as in `fullLogo`. */
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string | null;
  introduction: string | null;
  /** The message for clients whose account is deactivated. */
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

/** The text is in `legal_page_versions`, whose rows never change. */
export interface SnapshotLegalPage {
  pathname: string;
  title: string;
  version: number;
  /** In the form `2026-01-31`. */
  effectiveOn: string;
  requiresReacceptance: boolean;
}

/** The text is in `quick_guide_versions`, whose rows never change. */
export interface SnapshotGuide {
  id: string;
  pathname: string;
  title: string;
  summary: string;
  version: number;
  /** The plans whose clients see the guide. Null for all clients. */
  planIds: string[] | null;
  order: number;
}

/** The deployed content of a portal. */
export interface PortalSnapshot {
  id: string;
  branding: SnapshotBranding;
  company: SnapshotCompany;
  /** In display order. */
  plans: SnapshotPlan[];
  legalPages: SnapshotLegalPage[];
  guides: SnapshotGuide[];
}

interface ItemRow {
  area: 'Branding' | 'Company' | 'ClientBilling' | 'Legal' | 'QuickGuide';
  entity_id: string;
  content: object;
}

const sortByOrder = <Item extends { order: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.order - b.order);

/** Returns a snapshot, or undefined if the company has none with this id or it has no brand. */
export async function readSnapshot(
  db: Db,
  companyId: string,
  snapshotId: string,
): Promise<PortalSnapshot | undefined> {
  const { rows } = await db.query<ItemRow>(
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
