import { updateThemeSetup } from '../modules/branding/service';
import { beginDeployment } from '../modules/deployments/begin';
import { takeSnapshot } from '../modules/deployments/snapshotSql';
import type { DeploymentStatus } from '../schema.generated';
import type { Prepare, Prepared, Stage } from './prepare';

const theme = { title: 'Second', colour: '#112233' };

/** With all that a deployment needs. */
export async function withBrand({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await updateThemeSetup(await world.asAdmin(company), theme);
  return { companyId: company.id, token: await world.adminToken(company) };
}

/** With a deployment that has come so far, of a snapshot that is not the published one. */
export const withDeployment =
  (status: DeploymentStatus): Prepare =>
  async (stage) => {
    const { world } = stage;
    const company = await world.company();
    const admin = await world.asAdmin(company);
    await updateThemeSetup(admin, theme);
    const { services } = world;
    const id = await services.database.inCompany(company.id, async (db) => {
      const wanted = { kind: 'ClientDashboard', trigger: 'Manual' } as const;
      const snapshotId = await takeSnapshot(db, company.id);
      const begun = await beginDeployment(db, services, admin, company.id, { ...wanted, snapshotId });
      await db.query('update deployment_sessions set status = $2 where id = $1', [begun, status]);
      return begun;
    });
    return { companyId: company.id, token: await world.adminToken(company), given: { id } };
  };
