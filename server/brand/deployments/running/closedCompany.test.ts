import type { Context, Deployment } from '../../../platform';
import { setUpPortal } from '../../../portal/testing';
import { changeCompanyStatus } from '../../../company-lifecycle/internals';
import { newId } from '../../../lib/ids';
import type { CompanyStatus } from '../../../../contract/enums';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import type { TestCompany } from '../../../testing/fixture';
import { updateThemeSetup } from '../../branding/branding.service';
import { cancelDeployment, deploy, retryDeployment, rollBackDeployment } from '../actions.service';
import { beginDeployment } from '../beginDeployment';
import { deployment, deployments } from '../deployments.service';
import { publishedSnapshot } from '../snapshot.repository';
import { runDeployment } from './run';

let fixture: ApiFixture;
beforeAll(async () => {
  fixture = await openApiFixture({ SITES_DOMAIN: 'sites.test', PUBLIC_URL: 'http://console.test' });
  await fixture.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture.close());

let portalCount = 0;

interface Portal {
  company: TestCompany;
  ctx: Context;
}

async function createPortal(): Promise<Portal> {
  portalCount += 1;
  const company = await fixture.company({ subdomain: `closed-${portalCount}` });
  await setUpPortal(fixture, company, { title: 'Acme', colour: '#7A1FA2' });
  return { company, ctx: await fixture.signedIn(company) };
}

const transition = ({ company, ctx }: Portal, to: CompanyStatus) =>
  fixture.inCompany(company, (db) => changeCompanyStatus(db, ctx, company.id, to));

const run = ({ company }: Portal, sessionId: string) =>
  runDeployment(fixture.services, { companyId: company.id, sessionId });

const publishedSnapshotId = ({ company }: Portal) =>
  fixture.inCompany(company, async (db) => (await publishedSnapshot(db, company.id))?.snapshotId);

const stepsOf = ({ steps }: Deployment) => steps.map(({ name, status }) => `${name} ${status}`);

/** Transitions the company immediately before the given step requests a page. */
function transitionDuring(portal: Portal, sessionId: string, step: string, to: CompanyStatus): void {
  const { listenUrl } = fixture.services;
  const within = listenUrl.within.bind(listenUrl);
  let hasTransitioned = false;
  jest.spyOn(listenUrl, 'within').mockImplementation(async (ms) => {
    const current = await deployment(portal.ctx, sessionId);
    if (!hasTransitioned && stepsOf(current).includes(`${step} Running`)) {
      hasTransitioned = true;
      await transition(portal, to);
    }
    return within(ms);
  });
}

const countNotifications = async ({ company }: Portal): Promise<number> => {
  const { rowCount } = await fixture.inCompany(company, (db) =>
    db.query(`select from notifications where company_id = $1 and kind = 'DeploymentDone'`, [company.id]),
  );
  return rowCount;
};

const beginSubdomain = ({ company, ctx }: Portal) =>
  fixture.inCompany(company, (db) =>
    beginDeployment(db, fixture.services, ctx, company.id, { kind: 'Subdomain', trigger: 'Onboarding' }),
  );

describe.each(['Cancelled', 'Blocked'] as const)('runDeployment for a company that becomes %s', (to) => {
  test('cancels a deployment during its page checks without a failure notification', async () => {
    const portal = await createPortal();
    const { id } = await deploy(portal.ctx, {}, newId());
    transitionDuring(portal, id, 'Check', to);
    await run(portal, id);
    expect(await deployment(portal.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await countNotifications(portal)).toBe(0);
    expect(await publishedSnapshotId(portal)).toBeUndefined();
  });

  test('cancels a deployment that begins after the transition', async () => {
    const portal = await createPortal();
    await transition(portal, to);
    const id = await beginSubdomain(portal);
    await run(portal, id);
    expect(await deployment(portal.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await countNotifications(portal)).toBe(0);
  });

  test('completes a deployment whose snapshot was published before the transition', async () => {
    const portal = await createPortal();
    const first = await deploy(portal.ctx, {}, newId());
    await run(portal, first.id);
    const before = await publishedSnapshotId(portal);
    await updateThemeSetup(portal.ctx, { title: 'Renamed', colour: '#7A1FA2' });
    const { id } = await deploy(portal.ctx, {}, newId());
    transitionDuring(portal, id, 'Confirm', to);
    await run(portal, id);
    const completed = await deployment(portal.ctx, id);
    expect(completed).toMatchObject({ status: 'Succeeded', isPublished: true });
    expect(stepsOf(completed)).toContain('Confirm Succeeded');
    expect(await publishedSnapshotId(portal)).not.toBe(before);
  });

  test('cancels a subdomain deployment during its confirmation and starts no portal deployment', async () => {
    const portal = await createPortal();
    const id = await beginSubdomain(portal);
    transitionDuring(portal, id, 'Confirm', to);
    await run(portal, id);
    expect(await deployment(portal.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await countNotifications(portal)).toBe(0);
    expect((await deployments(portal.ctx, {})).items).toHaveLength(1);
  });

  test('completes a subdomain deployment whose steps succeeded, but starts no portal deployment', async () => {
    const portal = await createPortal();
    const id = await beginSubdomain(portal);
    await fixture.query(
      portal.company,
      `update deployment_steps set status = 'Succeeded', started_at = now(), finished_at = now()
         where company_id = $1 and session_id = $2`,
      [portal.company.id, id],
    );
    await transition(portal, to);
    await run(portal, id);
    expect(await deployment(portal.ctx, id)).toMatchObject({ status: 'Succeeded' });
    expect((await deployments(portal.ctx, {})).items).toHaveLength(1);
  });

  test('deploy, retry and rollback fail with a context created before the transition', async () => {
    const portal = await createPortal();
    const first = await deploy(portal.ctx, {}, newId());
    await run(portal, first.id);
    await updateThemeSetup(portal.ctx, { title: 'Renamed', colour: '#7A1FA2' });
    const second = await deploy(portal.ctx, {}, newId());
    await run(portal, second.id);
    const third = await deploy(portal.ctx, {}, newId());
    await cancelDeployment(portal.ctx, third.id);
    await run(portal, third.id);
    await transition(portal, to);
    const code = to === 'Cancelled' ? 'COMPANY_CANCELLED' : 'COMPANY_BLOCKED';
    await expect(deploy(portal.ctx, {}, newId())).rejects.toMatchObject({ code });
    await expect(retryDeployment(portal.ctx, third.id)).rejects.toMatchObject({ code });
    await expect(rollBackDeployment(portal.ctx, first.id)).rejects.toMatchObject({ code });
    expect((await deployments(portal.ctx, {})).items).toHaveLength(3);
  });
});
