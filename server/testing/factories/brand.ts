import { publishSnapshot, takeSnapshot } from '../../brand';
import { setLogo } from '../../brand/internals';
import type { Database, StoredImage } from '../../platform';
import { newId } from '../../lib/ids';
import type { LogoKind } from '../../../contract/enums';
import type { Fixture, TestCompany } from '../fixture';
import type { CompanyRow } from './companies';

interface ThemeRow {
  title: string;
  colour: string;
  squareLogoId: string | null;
  fullLogoId: string | null;
  tagline: string | null;
  introduction: string | null;
  farewell: string | null;
}

/** Inserts the brand of a company, by default without logos. */
export const insertTheme = (
  database: Database,
  company: Pick<CompanyRow, 'id'>,
  overrides: Partial<ThemeRow> = {},
): Promise<unknown> =>
  database.inCompany(company.id, (db) =>
    db.query(
      `insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id, tagline, introduction, farewell)
       select $1, title, colour, "squareLogoId", "fullLogoId", tagline, introduction, farewell
       from jsonb_to_record($2::jsonb) as t(title text, colour text, "squareLogoId" uuid, "fullLogoId" uuid,
         tagline text, introduction text, farewell text)`,
      [company.id, JSON.stringify({ title: 'Acme', colour: '#1A73E8', ...overrides })],
    ),
  );

/** Inserts an image without decoding it, and returns its id. */
export async function insertImage(
  database: Database,
  company: Pick<CompanyRow, 'id'>,
  kind: LogoKind | 'GuideImage',
  png: Buffer = Buffer.from([0]),
): Promise<string> {
  const id = newId();
  await database.inCompany(company.id, (db) =>
    db.query(
      'insert into images (company_id, id, kind, png, width, height) values ($1, $2, $3, $4::bytea, 1, 1)',
      [company.id, id, kind, png],
    ),
  );
  return id;
}

/** Stores a placeholder logo as the company's Admin, without decoding an image. */
export async function uploadTestLogo(
  { services, signedIn }: Fixture,
  company: TestCompany,
  kind: LogoKind,
): Promise<StoredImage> {
  const admin = await signedIn(company);
  const size = { width: 1, height: 1, sourceWidth: 1, sourceHeight: 1 };
  return services.database.inCompany(company.id, (db) =>
    setLogo(db, admin, company.id, kind, { png: Buffer.from([0]), svg: null, ...size }),
  );
}

interface LegalPageVersion {
  pathname: string;
  title: string;
  html: string;
  effectiveOn: string;
  number?: number;
  requiresReacceptance?: boolean;
}

/** Publishes a version of a legal page. Clients see it after the next deployment. */
export const publishLegalVersion = (
  database: Database,
  company: Pick<CompanyRow, 'id'>,
  { pathname, title, html, effectiveOn, number = 1, requiresReacceptance = false }: LegalPageVersion,
): Promise<void> =>
  database.inCompany(company.id, async (db) => {
    const page = [company.id, pathname];
    await db.query(
      'insert into legal_pages (company_id, pathname) values ($1, $2) on conflict do nothing',
      page,
    );
    await db.query(
      `insert into legal_page_versions (company_id, pathname, number, title, html, effective_on, requires_reacceptance)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [...page, number, title, html, effectiveOn, requiresReacceptance],
    );
    await db.query('update legal_pages set published_version = $3 where company_id = $1 and pathname = $2', [
      ...page,
      number,
    ]);
  });

interface Guide {
  pathname: string;
  title: string;
  html: string;
  summary?: string;
  /** The plans whose clients can read the guide; null for all visitors. */
  planIds?: readonly string[] | null;
}

/** Publishes a new quick guide. Clients see it after the next deployment. */
export const publishGuide = (
  database: Database,
  company: Pick<CompanyRow, 'id'>,
  { pathname, title, html, summary = '', planIds = null }: Guide,
): Promise<void> =>
  database.inCompany(company.id, async (db) => {
    const guide = [company.id, newId()];
    await db.query(
      'insert into quick_guides (company_id, id, pathname, position, plan_ids) values ($1, $2, $3, 1, $4)',
      [...guide, pathname, planIds],
    );
    await db.query(
      `insert into quick_guide_versions (company_id, guide_id, number, title, summary, html)
       values ($1, $2, 1, $3, $4, $5)`,
      [...guide, title, summary, html],
    );
    await db.query('update quick_guides set published_version = 1 where company_id = $1 and id = $2', guide);
  });

/**
 * Publishes the saved state like a deployment. Resolves with the snapshot's id after this process receives
 * `siteChanged`.
 */
export async function publishPortal(
  { services }: Pick<Fixture, 'services'>,
  companyId: string,
): Promise<string> {
  const events = services.events.subscribe('siteChanged', companyId);
  const snapshotId = await services.database.inCompany(companyId, async (db) => {
    const id = await takeSnapshot(db, companyId);
    await publishSnapshot(db, companyId, id);
    await db.publish({ type: 'siteChanged', companyId });
    return id;
  });
  await events.next();
  await events.return?.();
  return snapshotId;
}

/** Completes the go-live checklist of a company with an active plan, and publishes its portal. */
export async function goLive(
  fixture: Pick<Fixture, 'services' | 'query'>,
  company: Pick<CompanyRow, 'id'>,
): Promise<void> {
  const { database } = fixture.services;
  const id = newId();
  const statements = [
    `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year)
     values ($1, $2, 'Sandbox', 'x', 'Visa', '4242', 12, 2030)`,
    `insert into custom_domains (company_id, id, hostname, verified_at)
     select $1, id, id || '.test', now() from (values ($2::uuid)) as made (id)`,
  ];
  for (const statement of statements) await fixture.query(company, statement, [company.id, id]);
  const logoId = await insertImage(database, company, 'SquareLogo');
  await insertTheme(database, company, { squareLogoId: logoId, fullLogoId: logoId });
  await publishPortal(fixture, company.id);
}
