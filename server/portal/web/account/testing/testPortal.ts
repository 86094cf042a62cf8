import type { FastifyInstance } from 'fastify';
import { connectStripe } from '../../../../billing/internals';
import type { Fixture } from '../../../../testing/fixture';
import { openBrowser } from '../../testing/browser';
import { insertTheme, publishLegalVersion, publishPortal } from '../../../../testing/factories/brand';
import type { PlanRow } from '../../../../testing/factories/plans';

export interface PortalOptions {
  plan?: Partial<PlanRow>;
  /** The sandbox account to connect. Null connects none. */
  account?: string | null;
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
  if (account) await connectStripe(await fixture.signedIn(company), { sandboxAccount: account });
  const plan = await fixture.plan(company, planOverrides);
  await insertTheme(database, company, {
    ...{ title: 'Acme Care', colour: '#7A1FA2', farewell: 'We had a good time.' },
  });
  await publishLegalVersion(database, company, {
    ...{ pathname: 'terms-of-service', title: 'Terms', html: '<p>Be kind.</p>', effectiveOn: '2026-01-01' },
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
      fixture.query<Row>(company, text, values),
  };
}

export type TestPortal = Awaited<ReturnType<typeof setUpTestPortal>>;
