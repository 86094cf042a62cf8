import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import type { Context } from '../../../context';
import { newId } from '../../../lib/ids';
import type { CompanyStatus, Deployment } from '../../../schema.generated';
import { setUpPortal } from '../../../site/testing/setUpPortal';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { updateThemeSetup } from '../../branding/service';
import { moveCompany } from '../../company/moves';
import { cancelDeployment, deploy, retryDeployment, rollBackTo } from '../actions';
import { beginDeployment } from '../begin';
import { deployment, deployments } from '../service';
import { publishedSnapshot } from '../snapshotSql';
import { runDeployment } from './run';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld({ SITES_DOMAIN: 'sites.test', PUBLIC_URL: 'http://console.test' });
  app = await buildApp(world.services);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await world.close();
});

let counted = 0;

interface Here {
  company: TestCompany;
  ctx: Context;
}

async function furnished(): Promise<Here> {
  counted += 1;
  const company = await world.company({ subdomain: `closed-${counted}` });
  await setUpPortal(world, company, { title: 'Acme', colour: '#7A1FA2' });
  return { company, ctx: await world.asAdmin(company) };
}

const move = ({ company, ctx }: Here, to: CompanyStatus) =>
  world.services.database.inCompany(company.id, (db) => moveCompany(db, ctx, company.id, to));

const run = ({ company }: Here, sessionId: string) =>
  runDeployment(world.services, { companyId: company.id, sessionId });

const published = ({ company }: Here) =>
  world.services.database.inCompany(
    company.id,
    async (db) => (await publishedSnapshot(db, company.id))?.snapshotId,
  );

const stepsOf = ({ steps }: Deployment) => steps.map(({ name, status }) => `${name} ${status}`);

/** Moves the company just before a page of its site is asked for in this step. */
function movedDuring(here: Here, sessionId: string, step: string, to: CompanyStatus): void {
  const { listenUrl } = world.services;
  const within = listenUrl.within.bind(listenUrl);
  let isMoved = false;
  jest.spyOn(listenUrl, 'within').mockImplementation(async (ms) => {
    const now = await deployment(here.ctx, sessionId);
    if (!isMoved && stepsOf(now).includes(`${step} Running`)) {
      isMoved = true;
      await move(here, to);
    }
    return within(ms);
  });
}

const toldOf = async ({ company }: Here): Promise<number> => {
  const { rowCount } = await world.services.database.inCompany(company.id, (db) =>
    db.query(`select from notifications where company_id = $1 and kind = 'DeploymentDone'`, [company.id]),
  );
  return rowCount;
};

const beginSubdomain = ({ company, ctx }: Here) =>
  world.services.database.inCompany(company.id, (db) =>
    beginDeployment(db, world.services, ctx, company.id, { kind: 'Subdomain', trigger: 'Onboarding' }),
  );

describe.each(['Cancelled', 'Blocked'] as const)('a company that becomes %s', (to) => {
  test('while its pages are looked at has its deployment canceled, and nobody is told that it failed', async () => {
    const here = await furnished();
    const { id } = await deploy(here.ctx, {}, newId());
    movedDuring(here, id, 'Check', to);
    await run(here, id);
    expect(await deployment(here.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await toldOf(here)).toBe(0);
    expect(await published(here)).toBeUndefined();
  });

  test('has one canceled that was begun in the same moment', async () => {
    const here = await furnished();
    await move(here, to);
    const id = await beginSubdomain(here);
    await run(here, id);
    expect(await deployment(here.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await toldOf(here)).toBe(0);
  });

  test('once it is published keeps what was published', async () => {
    const here = await furnished();
    const first = await deploy(here.ctx, {}, newId());
    await run(here, first.id);
    const before = await published(here);
    await updateThemeSetup(here.ctx, { title: 'Renamed', colour: '#7A1FA2' });
    const { id } = await deploy(here.ctx, {}, newId());
    movedDuring(here, id, 'Confirm', to);
    await run(here, id);
    const done = await deployment(here.ctx, id);
    expect(done).toMatchObject({ status: 'Succeeded', isPublished: true });
    expect(stepsOf(done)).toContain('Confirm Succeeded');
    expect(await published(here)).not.toBe(before);
  });

  test('while its subdomain is set up is given no client dashboard', async () => {
    const here = await furnished();
    const id = await beginSubdomain(here);
    movedDuring(here, id, 'Confirm', to);
    await run(here, id);
    expect(await deployment(here.ctx, id)).toMatchObject({ status: 'Canceled', error: null });
    expect(await toldOf(here)).toBe(0);
    expect((await deployments(here.ctx, {})).items).toHaveLength(1);
  });

  test('when its subdomain has just answered is given no client dashboard', async () => {
    const here = await furnished();
    const id = await beginSubdomain(here);
    await world.services.database.inCompany(here.company.id, (db) =>
      db.query(
        `update deployment_steps set status = 'Succeeded', started_at = now(), finished_at = now()
         where company_id = $1 and session_id = $2`,
        [here.company.id, id],
      ),
    );
    await move(here, to);
    await run(here, id);
    expect(await deployment(here.ctx, id)).toMatchObject({ status: 'Succeeded' });
    expect((await deployments(here.ctx, {})).items).toHaveLength(1);
  });

  test('after a call was let in has nothing begun by it', async () => {
    const here = await furnished();
    const first = await deploy(here.ctx, {}, newId());
    await run(here, first.id);
    await updateThemeSetup(here.ctx, { title: 'Renamed', colour: '#7A1FA2' });
    const second = await deploy(here.ctx, {}, newId());
    await run(here, second.id);
    const third = await deploy(here.ctx, {}, newId());
    await cancelDeployment(here.ctx, third.id);
    await run(here, third.id);
    await move(here, to);
    // Who asks was let in while the company was open still.
    const code = to === 'Cancelled' ? 'COMPANY_CANCELLED' : 'COMPANY_BLOCKED';
    await expect(deploy(here.ctx, {}, newId())).rejects.toMatchObject({ code });
    await expect(retryDeployment(here.ctx, third.id)).rejects.toMatchObject({ code });
    await expect(rollBackTo(here.ctx, first.id)).rejects.toMatchObject({ code });
    expect((await deployments(here.ctx, {})).items).toHaveLength(3);
  });
});
