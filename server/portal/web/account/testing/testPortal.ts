import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../platform';
import { connectStripe } from '../../../../billing/internals';
import { type PlanRow, insertPlan } from '../../../../testing/insertPlan';
import type { Fixture } from '../../../../testing/fixture';
import { openBrowser } from '../../testing/browser';
import { publishPortal } from '../../testing/publishPortal';

export interface PortalOptions {
  plan?: Partial<PlanRow>;
  /** The sandbox account to connect. Null connects none. */
  account?: string | null;
}

async function publishTerms(db: Db, companyId: string): Promise<void> {
  await db.query(`insert into legal_pages (company_id, pathname) values ($1, 'terms-of-service')`, [
    companyId,
  ]);
  await db.query(
    `insert into legal_page_versions (company_id, pathname, number, title, html, effective_on)
     values ($1, 'terms-of-service', 1, 'Terms', '<p>Be kind.</p>', '2026-01-01')`,
    [companyId],
  );
  await db.query('update legal_pages set published_version = 1 where company_id = $1', [companyId]);
}

/** Publishes the portal of a new company, with a plan of $10 a month and terms of service. */
export async function setUpTestPortal(
  fixture: Fixture,
  app: FastifyInstance,
  { plan: planOverrides = {}, account = 'sandbox_ready' }: PortalOptions = {},
) {
  const { database, settings } = fixture.services;
  const company = await fixture.company();
  const { id } = company;
  if (account) await connectStripe(await fixture.asAdmin(company), { sandboxAccount: account });
  const plan = await insertPlan(database, company, { name: 'Standard', ...planOverrides });
  await database.inCompany(id, async (db) => {
    await db.query(
      `insert into theme_setups (company_id, title, colour, farewell)
       values ($1, 'Acme Care', '#7A1FA2', 'We had a good time.')`,
      [id],
    );
    await publishTerms(db, id);
  });
  const publish = async (): Promise<void> => void (await publishPortal(fixture, id));
  await publish();
  const host = `${company.subdomain}.${settings.portalsDomain}`;
  return {
    company,
    plan,
    host,
    publish,
    /** Opens a browser with this IP address, or with the default address of tests. */
    browser: (ipAddress?: string) => openBrowser(app, host, ipAddress),
    query: <Row extends object>(text: string, values: readonly unknown[] = []) =>
      database.inCompany(id, async (db) => (await db.query<Row>(text, values)).rows),
  };
}

export type TestPortal = Awaited<ReturnType<typeof setUpTestPortal>>;
