import { startSubscriptions } from '../modules/subscriptions/start';
import { fillTables } from '../testing/tenantTables';
import type { TestCompany, World } from '../testing/world';
import { variablesOf } from './inputs';
import { operationNamed } from './operations';
import { routeOf } from './restMatrix';
import { call, send, type Site } from './site';

const uploads = [
  '/theme-setups/square-logo/upload',
  '/theme-setups/full-logo/upload',
  '/operators/profile-image/upload',
  '/quick-guides/images/upload',
  '/client-imports',
];

async function subscribe(world: World, { id: companyId }: TestCompany): Promise<void> {
  await world.services.database.inCompany(companyId, async (db) => {
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

/** Gives a company something of everything: rows in every table, images, and an import that is ready to start. */
export async function furnish(world: World, site: Site, company: TestCompany): Promise<void> {
  await fillTables(world.services.database, company.id);
  await world.services.database.inCompany(company.id, (db) =>
    db.query("update theme_setups set title = 'Theirs', colour = '#1A73E8'"),
  );
  await subscribe(world, company);
  const token = await world.adminToken(company);
  let importId: unknown;
  for (const path of uploads) {
    const { status, data } = await send(site, routeOf('POST', path), { token });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    importId = data?.['id'];
  }
  const check = operationNamed('checkClientImport');
  const { code } = await call(site, check, variablesOf(check, { id: importId }), token);
  if (code) throw new Error(`The import could not be checked: ${code}.`);
}
