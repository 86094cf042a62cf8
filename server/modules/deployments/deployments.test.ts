import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { updateThemeSetup } from '../branding/service';
import { currentOperator } from '../company/service';
import { cancelDeployment, deploy, retryDeployment, rollBackTo } from './actions';
import { beginDeployment } from './begin';
import { activeBanner, dashboardLink } from './derived';
import { failDeployment, resumeDeployments, runDeployment } from './running/run';
import { deployment, deployments, undeployedChanges } from './service';
import type { Deployment } from '../../schema.generated';
import { setUpPortal } from '../../site/testing/setUpPortal';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('deployments', () => {
  let world: World;
  let app: FastifyInstance;
  beforeAll(async () => {
    world = await openWorld({ SITES_DOMAIN: 'sites.test', PUBLIC_URL: 'http://console.test' });
    app = await buildApp(world.services);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
  let counted = 0;

  interface Here {
    company: TestCompany;
    ctx: Context;
    host: string;
  }

  async function furnished(): Promise<Here> {
    counted += 1;
    const subdomain = `deployed-${counted}`;
    const company = await world.company({ subdomain });
    await setUpPortal(world, company, { title: 'Acme', colour: '#7A1FA2' });
    return { company, ctx: await world.as(company, flag), host: `${subdomain}.sites.test` };
  }

  const run = ({ company }: Here, { id }: Deployment) =>
    runDeployment(world.services, { companyId: company.id, sessionId: id });

  const begin = ({ ctx }: Here, note: string | null = null) => deploy(ctx, { note }, newId());

  async function deployed(here: Here): Promise<Deployment> {
    const begun = await begin(here);
    await run(here, begun);
    return deployment(here.ctx, begun.id);
  }

  const titleAt = async ({ host }: Here): Promise<string | number> => {
    const { statusCode, body } = await app.inject({ url: '/', headers: { host, accept: 'text/html' } });
    return statusCode === 200 ? (/<title>([^<]*)/.exec(body)?.[1] ?? '') : statusCode;
  };

  const rename = ({ ctx }: Here, title: string) => updateThemeSetup(ctx, { title, colour: '#7A1FA2' });
  const companyOf = async ({ ctx }: Here) => (await currentOperator(ctx)).whiteLabelledCustomer;
  const inCompany = ({ company }: Here, text: string, ...values: unknown[]) =>
    world.services.database.inCompany(company.id, (db) => db.query(text, [company.id, ...values]));

  const stepsOf = ({ steps }: Deployment) => steps.map(({ name, status }) => `${name} ${status}`);

  describe('deploying', () => {
    test('takes a snapshot, looks at each page of it, publishes it and sees that it is there', async () => {
      const here = await furnished();
      expect(await companyOf(here)).toMatchObject({ dashboardLink: null, undeployedChangesExist: true });
      expect(await titleAt(here)).toBe(404);

      const done = await deployed(here);
      expect(done).toMatchObject({
        kind: 'ClientDashboard',
        status: 'Succeeded',
        trigger: 'Manual',
        expectedMinutes: 30,
        error: null,
        isPublished: true,
        url: `http://${here.host}`,
        requestedByName: here.ctx.viewer?.name,
      });
      expect(stepsOf(done)).toEqual([
        'Snapshot Succeeded',
        'Check Succeeded',
        'Publish Succeeded',
        'Confirm Succeeded',
      ]);
      for (const { startedAt, finishedAt } of done.steps) {
        expect(Number(finishedAt)).toBeGreaterThanOrEqual(Number(startedAt));
      }
      expect(await titleAt(here)).toBe('Acme');
      expect(await companyOf(here)).toMatchObject({
        dashboardLink: `http://${here.host}`,
        undeployedChangesExist: false,
        activeDeploymentSessionFound: false,
      });
    });

    test('clients see the old until the new is published, and then the new at once', async () => {
      const here = await furnished();
      await deployed(here);
      await rename(here, 'Renamed');
      expect(await titleAt(here)).toBe('Acme');
      await deployed(here);
      expect(await titleAt(here)).toBe('Renamed');
    });

    test('spec 3: while it runs it is found, with its banner, its steps and its time', async () => {
      const here = await furnished();
      const begun = await begin(here);
      expect(await companyOf(here)).toMatchObject({
        activeDeploymentSessionFound: true,
        activeBanner: 'SettingUpClientDashboard',
        activeDeployment: { id: begun.id, status: 'Queued', canCancel: true, expectedMinutes: 30 },
      });
      await run(here, begun);
      expect(await companyOf(here)).toMatchObject({ activeBanner: null, activeDeployment: null });
    });

    test('one runs at a time, and the same press is one', async () => {
      const here = await furnished();
      const key = newId();
      const [first, again] = await Promise.all([deploy(here.ctx, {}, key), deploy(here.ctx, {}, key)]);
      expect(again.id).toBe(first.id);
      await expect(begin(here)).rejects.toMatchObject({ code: 'CONFLICT' });
      await run(here, first);
      await expect(begin(here)).resolves.toMatchObject({ status: 'Queued' });
    });

    test('a logo that changed is told by the paths of its pictures, which open for a day', async () => {
      const here = await furnished();
      await deployed(here);
      await inCompany(
        here,
        `with picture as (
         insert into images (company_id, id, kind, png, width, height, created_at)
         select company_id, $2, kind, png, width, height, now() from images
         where company_id = $1 and kind = 'SquareLogo' limit 1
         returning id)
       update theme_setups set square_logo_id = (select id from picture) where company_id = $1`,
        newId(),
      );
      const token = await world.adminToken(here.company);
      const { body } = await app.inject({
        url: '/graphql',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        payload: { query: '{ undeployedChanges { items { fields { field before after } } } }' },
      });
      const { data } = JSON.parse(body) as {
        data: {
          undeployedChanges: { items: [{ fields: [{ field: string; before: string; after: string }] }] };
        };
      };
      const [{ fields }] = data.undeployedChanges.items;
      expect(fields.map(({ field }) => field)).toEqual(['squareLogo']);
      for (const path of [fields[0].before, fields[0].after]) {
        expect(path).toMatch(/^\/theme-setups\/square-logo\?/);
        expect(await app.inject({ url: path })).toMatchObject({ statusCode: 200 });
      }
      expect(fields[0].before).not.toBe(fields[0].after);
    });

    test('without a title and a colour there is nothing to deploy', async () => {
      const company = await world.company({ subdomain: 'nameless' });
      const ctx = await world.as(company, flag);
      expect(await undeployedChanges(ctx)).toMatchObject({
        obstacle: expect.stringMatching(/title and a colour/),
      });
      await expect(deploy(ctx, {}, newId())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('a page that does not work keeps all of it from being published', async () => {
      const here = await furnished();
      await deployed(here);
      await rename(here, 'Broken');
      // A guide whose words are nowhere.
      const begun = await begin(here);
      await inCompany(
        here,
        `update deployment_steps set status = 'Succeeded' where company_id = $1 and session_id = $2 and name = 'Snapshot'`,
        begun.id,
      );
      const { rows } = await inCompany(
        here,
        `insert into site_snapshots (company_id, id) values ($1, gen_random_uuid()) returning id`,
      );
      const snapshotId = (rows[0] as { id: string }).id;
      await inCompany(
        here,
        `insert into site_snapshot_items (company_id, snapshot_id, area, entity_id, label, content)
       select company_id, $2, area, entity_id, label,
         case area when 'Legal' then content || '{"version": 99}' else content end
       from site_content where company_id = $1`,
        snapshotId,
      );
      await inCompany(
        here,
        'update deployment_sessions set snapshot_id = $3 where company_id = $1 and id = $2',
        begun.id,
        snapshotId,
      );
      await run(here, begun);
      const failed = await deployment(here.ctx, begun.id);
      expect(failed).toMatchObject({
        status: 'Failed',
        canRetry: true,
        error: expect.stringMatching(
          /^The page \/legal\/privacy-policy answered \d+\. Nothing was published\.$/,
        ),
      });
      expect(stepsOf(failed)).toEqual([
        'Snapshot Succeeded',
        'Check Failed',
        'Publish Skipped',
        'Confirm Skipped',
      ]);
      expect(await titleAt(here)).toBe('Acme');

      const again = await retryDeployment(here.ctx, begun.id);
      expect(again).toMatchObject({ trigger: 'Retry', status: 'Queued' });
      await run(here, again);
      expect(await titleAt(here)).toBe('Broken');
    });

    test('it can be stopped before it is published, and not afterwards', async () => {
      const here = await furnished();
      const begun = await begin(here);
      expect(await cancelDeployment(here.ctx, begun.id)).toMatchObject({ canCancel: false });
      await run(here, begun);
      const canceled = await deployment(here.ctx, begun.id);
      expect(canceled).toMatchObject({ status: 'Canceled', canRetry: true });
      expect(stepsOf(canceled)[0]).toBe('Snapshot Skipped');
      expect(await titleAt(here)).toBe(404);

      const { id } = await deployed(here);
      await expect(cancelDeployment(here.ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(retryDeployment(here.ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    test('what failed for good says so, and leaves clients what they saw', async () => {
      const here = await furnished();
      await deployed(here);
      await rename(here, 'Never seen');
      const begun = await begin(here);
      await failDeployment(world.services, { companyId: here.company.id, sessionId: begun.id });
      expect(await deployment(here.ctx, begun.id)).toMatchObject({ status: 'Failed' });
      expect(await titleAt(here)).toBe('Acme');
      await failDeployment(world.services, { companyId: here.company.id, sessionId: begun.id });
    });

    test('one whose job is gone is taken up again', async () => {
      const here = await furnished();
      const begun = await begin(here);
      await world.services.database.query(`delete from pgboss.job where name = 'run-deployment'`);
      await resumeDeployments(world.services);
      expect(await world.services.jobs.unfinished('run-deployment')).toContainEqual({
        companyId: here.company.id,
        sessionId: begun.id,
      });
    });
  });

  describe('a process that dies in the middle', () => {
    /** Services whose process is no more after so many transactions: nothing of it goes on. */
    function dyingAfter(transactions: number) {
      const { database } = world.services;
      let done = 0;
      let tell = (): void => undefined;
      const died = new Promise<void>((resolve) => (tell = resolve));
      const inCompany: typeof database.inCompany = async (id, work) => {
        const result = await database.inCompany(id, work);
        done += 1;
        if (done !== transactions) return result;
        tell();
        return new Promise(() => undefined);
      };
      return { services: { ...world.services, database: { ...database, inCompany } }, died };
    }

    test('leaves the old or the new, and another takes it to its end', async () => {
      const here = await furnished();
      await deployed(here);
      let transactions = 0;
      for (let isOver = false; !isOver;) {
        transactions += 1;
        const [before, after] = [await titleAt(here), `Title ${transactions}`];
        await rename(here, after);
        const begun = await begin(here);
        const { services, died } = dyingAfter(transactions);
        const job = { companyId: here.company.id, sessionId: begun.id };
        isOver = await Promise.race([runDeployment(services, job).then(() => true), died.then(() => false)]);
        expect([before, after]).toContain(await titleAt(here));
        await run(here, begun);
        expect(await deployment(here.ctx, begun.id)).toMatchObject({
          status: 'Succeeded',
          isPublished: true,
        });
        expect(await titleAt(here)).toBe(after);
      }
      expect(transactions).toBeGreaterThan(8);
    });
  });

  describe('rolling back', () => {
    test('shows clients again what an earlier deployment published; what changed since waits', async () => {
      const here = await furnished();
      const first = await deployed(here);
      await rename(here, 'Second');
      const second = await deployed(here);
      expect(await deployment(here.ctx, first.id)).toMatchObject({ canRollBackTo: true, isPublished: false });
      expect(await deployment(here.ctx, second.id)).toMatchObject({
        canRollBackTo: false,
        isPublished: true,
      });

      const back = await rollBackTo(here.ctx, first.id);
      await run(here, back);
      expect(await deployment(here.ctx, back.id)).toMatchObject({
        trigger: 'Rollback',
        status: 'Succeeded',
        isPublished: true,
        changes: [
          {
            area: 'Branding',
            kind: 'Changed',
            fields: [{ field: 'title', before: 'Second', after: 'Acme' }],
          },
        ],
      });
      // One of the two that have published it is shown as what clients see.
      expect(await deployment(here.ctx, first.id)).toMatchObject({
        isPublished: false,
        canRollBackTo: false,
      });
      expect(await titleAt(here)).toBe('Acme');
      expect(await undeployedChanges(here.ctx)).toMatchObject({ count: 1 });
    });

    test('not to what is published now, and not to what never was', async () => {
      const here = await furnished();
      const first = await deployed(here);
      await expect(rollBackTo(here.ctx, first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
      const begun = await begin(here);
      await expect(rollBackTo(here.ctx, begun.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  describe('undeployed changes', () => {
    test('are what differs from what clients see, thing by thing and field by field', async () => {
      const here = await furnished();
      expect((await undeployedChanges(here.ctx)).items.map(({ area, kind }) => `${area} ${kind}`)).toEqual([
        'Branding Added',
        'Company Added',
        ...Array.from({ length: 3 }, () => 'ClientBilling Added'),
        'Legal Added',
        'QuickGuide Added',
        'QuickGuide Added',
      ]);
      await deployed(here);
      expect(await undeployedChanges(here.ctx)).toMatchObject({ count: 0, items: [], obstacle: null });

      await inCompany(
        here,
        `update client_billing_plans set price = 2500, features = '{One,Two}' where company_id = $1 and name = 'Standard'`,
      );
      await inCompany(
        here,
        `update client_billing_plans set status = 'Archived' where company_id = $1 and name = 'Large'`,
      );
      const { items } = await undeployedChanges(here.ctx);
      expect(items).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            area: 'ClientBilling',
            label: 'Standard',
            kind: 'Changed',
            fields: expect.arrayContaining([
              expect.objectContaining({ field: 'price', after: '2500' }),
              expect.objectContaining({ field: 'features', after: 'One\nTwo' }),
            ]),
          }),
          expect.objectContaining({ label: 'Large', kind: 'Removed' }),
        ]),
      );
      expect(JSON.stringify(items)).not.toContain('priceVersion');
    });

    test('a change that was taken back is none', async () => {
      const here = await furnished();
      await deployed(here);
      await rename(here, 'Other');
      expect((await companyOf(here)).undeployedChangesExist).toBe(true);
      await rename(here, 'Acme');
      expect((await companyOf(here)).undeployedChangesExist).toBe(false);
    });
  });

  describe('after onboarding', () => {
    test('the subdomain and the client dashboard are set up by themselves', async () => {
      const here = await furnished();
      await world.services.database.inCompany(here.company.id, (db) =>
        beginDeployment(db, world.services, here.ctx, here.company.id, {
          kind: 'Subdomain',
          trigger: 'Onboarding',
        }),
      );
      const state = await companyOf(here);
      expect(state).toMatchObject({
        activeBanner: 'SettingUpSubdomain',
        activeDeployment: { kind: 'Subdomain', expectedMinutes: 10 },
      });
      if (!state.activeDeployment) throw new Error('Nothing runs.');
      await run(here, state.activeDeployment);
      const next = (await companyOf(here)).activeDeployment;
      expect(next).toMatchObject({ kind: 'ClientDashboard', trigger: 'Onboarding', requestedByName: null });
      if (!next) throw new Error('Nothing runs.');
      await run(here, next);
      expect(await titleAt(here)).toBe('Acme');
      expect((await deployments(here.ctx, {})).items.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
        'ClientDashboard Succeeded',
        'Subdomain Succeeded',
      ]);
    });
  });

  describe('who may', () => {
    test('another company finds nothing, and without the flag nothing is said', async () => {
      const here = await furnished();
      const { id } = await begin(here);
      const other = await world.as(await world.company(), flag);
      for (const act of [deployment, cancelDeployment, retryDeployment, rollBackTo]) {
        await expect(act(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(act(other, 'nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      const without = await world.as(here.company, 'MANAGE_SETTINGS');
      for (const act of [
        () => undeployedChanges(without),
        () => deployments(without, {}),
        () => deployment(without, id),
        () => deploy(without, {}, newId()),
        () => cancelDeployment(without, id),
        () => retryDeployment(without, id),
        () => rollBackTo(without, id),
      ]) {
        await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    });

    test('a closed company deploys nothing', async () => {
      const company = await world.company({ status: 'Cancelled' });
      await expect(deploy(await world.as(company, flag), {}, newId())).rejects.toMatchObject({
        code: 'COMPANY_CANCELLED',
      });
    });
  });
});

describe('derived company fields', () => {
  const sites = { publicUrl: 'http://localhost:4000', sitesDomain: 'localhost:4000' };

  test.each([
    ['CustomDomain', 'SettingUpCustomDomain'],
    ['Subdomain', 'SettingUpSubdomain'],
    ['ClientDashboard', 'SettingUpClientDashboard'],
    [null, null],
  ] as const)('spec 3: while %s is being deployed the banner is %s', (activeKind, banner) => {
    expect(activeBanner(activeKind)).toBe(banner);
  });

  test('the dashboard has a link once it was deployed, as secure as the console', () => {
    const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: null };
    expect(dashboardLink({ ...deployed, isPublished: false }, sites)).toBeNull();
    expect(dashboardLink(deployed, sites)).toBe('http://acme.localhost:4000');
    expect(dashboardLink(deployed, { publicUrl: 'https://console.test', sitesDomain: 'sites.test' })).toBe(
      'https://acme.sites.test',
    );
  });

  test('a domain of its own is its address as long as clients are sent there', () => {
    const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: 'clients.acme.com' };
    expect(dashboardLink(deployed, { publicUrl: 'https://console.test', sitesDomain: 'sites.test' })).toBe(
      'https://clients.acme.com',
    );
  });
});
