import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database';
import type { PlanRow } from '../../../testing/plans';
import { insertPlan } from '../../../testing/plans';
import type { TestCompany, World } from '../../../testing/world';
import { connectStripe } from '../../../modules/stripe/connect';
import { openBrowser, type Browser } from '../../testing/browser';
import { publishSite } from '../../testing/publish';

/** A company that has published its dashboard: with a plan that costs 10 dollars a month, and terms to agree to. */
export interface Dashboard {
  company: TestCompany;
  plan: PlanRow;
  host: string;
  /** From an IP address, or the one that tests share. */
  browser(ipAddress?: string): Browser;
  asked<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  publish(): Promise<void>;
}

export interface Setting {
  plan?: Partial<PlanRow>;
  /** One of the sandbox's; none for null. */
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

export async function openDashboard(
  world: World,
  app: FastifyInstance,
  { plan: planned = {}, account = 'sandbox_ready' }: Setting = {},
): Promise<Dashboard> {
  const { database, settings } = world.services;
  const company = await world.company();
  const { id } = company;
  if (account) await connectStripe(await world.asAdmin(company), { sandboxAccount: account });
  const plan = await insertPlan(database, company, { name: 'Standard', ...planned });
  await database.inCompany(id, async (db) => {
    await db.query(
      `insert into theme_setups (company_id, title, colour, farewell)
       values ($1, 'Acme Care', '#7A1FA2', 'We had a good time.')`,
      [id],
    );
    await publishTerms(db, id);
  });
  const publish = async (): Promise<void> => void (await publishSite(world, id));
  await publish();
  const host = `${company.subdomain}.${settings.sitesDomain}`;
  return {
    company,
    plan,
    host,
    publish,
    browser: (ipAddress) => openBrowser(app, host, ipAddress),
    asked: <Row extends object>(text: string, values: readonly unknown[] = []) =>
      database.inCompany(id, async (db) => (await db.query<Row>(text, values)).rows),
  };
}
