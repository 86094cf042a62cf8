import { beginDeployment, takeSnapshot } from '../brand';
import { updateThemeSetup } from '../brand/internals';
import type { DeploymentStatus } from '../../contract/enums';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';

const theme = { title: 'Second', colour: '#112233' };

/** Prepares a company with a brand, the only requirement of a deployment. */
export async function withBrand({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await updateThemeSetup(await fixture.signedIn(company), theme);
  return { companyId: company.id, token: (await fixture.signedIn(company)).token };
}

/** Returns a function that prepares a deployment with `status` and an unpublished snapshot. */
export const withDeployment =
  (status: DeploymentStatus): PrepareCall =>
  async (setup) => {
    const { fixture } = setup;
    const company = await fixture.company();
    const admin = await fixture.signedIn(company);
    await updateThemeSetup(admin, theme);
    const { services } = fixture;
    const id = await services.database.inCompany(company.id, async (db) => {
      const request = { kind: 'ClientDashboard', trigger: 'Manual' } as const;
      const snapshotId = await takeSnapshot(db, company.id);
      const deploymentId = await beginDeployment(db, services, admin, company.id, { ...request, snapshotId });
      await db.query('update deployment_sessions set status = $2 where id = $1', [deploymentId, status]);
      return deploymentId;
    });
    return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { id } };
  };
