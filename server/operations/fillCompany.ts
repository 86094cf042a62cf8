import { startSubscriptions } from '../billing/internals';
import { insertTenantRows } from '../testing/tenantTables';
import type { TestCompany, Fixture } from '../testing/fixture';
import { variablesOf } from './variables';
import { operationNamed } from './operations';
import { routeOf } from './restMatrix';
import { call, send, type TestApi } from './testApi';

const uploads = [
  '/theme-setups/square-logo/upload',
  '/theme-setups/full-logo/upload',
  '/operators/profile-image/upload',
  '/quick-guides/images/upload',
  '/client-imports',
];

async function subscribeClients(fixture: Fixture, { id: companyId }: TestCompany): Promise<void> {
  await fixture.services.database.inCompany(companyId, async (db) => {
    const { rows } = await db.query<{ clientId: string; planId: string }>(
      'select c.id as "clientId", p.id as "planId" from clients c, client_billing_plans p',
    );
    await startSubscriptions(
      db,
      companyId,
      rows.map((row) => ({ ...row, at: new Date() })),
    );
  });
}

/** Fills a company with rows in every table, images, and an import that is ready to start. */
export async function fillCompany(fixture: Fixture, api: TestApi, company: TestCompany): Promise<void> {
  await insertTenantRows(fixture.services.database, company.id);
  await fixture.query(company, "update theme_setups set title = 'Theirs', colour = '#1A73E8'");
  await subscribeClients(fixture, company);
  const { token } = await fixture.signedIn(company);
  let importId: unknown;
  for (const path of uploads) {
    const { status, data } = await send(api, routeOf('POST', path), { token });
    if (status !== 200) throw new Error(`${path} returned ${status}.`);
    importId = data?.['id'];
  }
  const check = operationNamed('checkClientImport');
  const { code } = await call(api, check, variablesOf(check, { id: importId }), token);
  if (code) throw new Error(`The import could not be checked: ${code}.`);
}
