import { DomainError } from '../../lib/errors';
import type { Context, Deployment } from '../../platform';
import { currentOperator, dashboardLink, loadCompany } from '../../company';
import { activeBanner } from '../../company/internals';
import { setUpPortal } from '../../portal/testing';
import type { Language } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { updateThemeSetup } from '../branding/branding.service';
import { cancelDeployment, deploy, retryDeployment, rollBackDeployment } from './actions.service';
import { beginDeployment } from './beginDeployment';
import { deploymentMessages } from './messages';
import { failDeployment, resumeDeployments, runDeployment } from './running/run';
import {
  activeDeployment,
  activeDeploymentOf,
  deployment,
  deployments,
  undeployedChanges,
} from './deployments.service';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';
import { sendGraphQL } from '../../testing/httpRequests';
import { TestSocket } from '../../testing/testSocket';
import { waitUntil } from '../../testing/waitUntil';

describe('deployments', () => {
  let fixture: ApiFixture;
  beforeAll(async () => {
    fixture = await openApiFixture({ SITES_DOMAIN: 'sites.test', PUBLIC_URL: 'http://console.test' });
    await fixture.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => fixture.close());

  const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
  let portalCount = 0;

  interface Portal {
    company: TestCompany;
    ctx: Context;
    host: string;
  }

  async function createPortal(): Promise<Portal> {
    portalCount += 1;
    const subdomain = `deployed-${portalCount}`;
    const company = await fixture.company({ subdomain });
    await setUpPortal(fixture, company, { title: 'Acme', colour: '#7A1FA2' });
    return { company, ctx: await fixture.signedIn(company, [permission]), host: `${subdomain}.sites.test` };
  }

  const run = ({ company }: Portal, { id }: Deployment) =>
    runDeployment(fixture.services, { companyId: company.id, sessionId: id });

  const startDeployment = ({ ctx }: Portal, note: string | null = null) => deploy(ctx, { note }, newId());

  async function deployToCompletion(portal: Portal): Promise<Deployment> {
    const started = await startDeployment(portal);
    await run(portal, started);
    return deployment(portal.ctx, started.id);
  }

  const titleAt = async ({ host }: Portal): Promise<string | number> => {
    const { statusCode, body } = await fixture.app.inject({
      url: '/',
      headers: { host, accept: 'text/html' },
    });
    return statusCode === 200 ? (/<title>([^<]*)/.exec(body)?.[1] ?? '') : statusCode;
  };

  const setTitle = ({ ctx }: Portal, title: string) => updateThemeSetup(ctx, { title, colour: '#7A1FA2' });
  const companyOf = async ({ ctx }: Portal) => ({
    ...(await currentOperator(ctx)).whiteLabelledCustomer,
    activeDeployment: await activeDeployment(ctx),
  });
  const inCompany = <Row extends object>({ company }: Portal, text: string, ...values: unknown[]) =>
    fixture.inCompany(company, (db) => db.query<Row>(text, [company.id, ...values]));

  const stepsOf = ({ steps }: Deployment) => steps.map(({ name, status }) => `${name} ${status}`);

  describe('activeDeployment', () => {
    /** Fails one of the company's next transactions, counted from 1. */
    function failTransaction({ company }: Portal, failingNumber: number): void {
      const { database } = fixture.services;
      const inCompany = database.inCompany.bind(database);
      let transactions = 0;
      jest.spyOn(database, 'inCompany').mockImplementation(async (companyId, work) => {
        if (companyId === company.id && ++transactions === failingNumber) {
          throw new DomainError('UNAVAILABLE', 'The database is unavailable.');
        }
        return inCompany(companyId, work);
      });
    }

    afterEach(() => jest.restoreAllMocks());

    const fields = 'whiteLabelledCustomer { activeDeployment { id } }';

    test('a query returns status 503 instead of no deployment when the database is unavailable', async () => {
      const portal = await createPortal();
      const { id } = await startDeployment(portal);
      const { token } = await fixture.signedIn(portal.company);
      const query = () => sendGraphQL(fixture.app, `{ currentOperator { ${fields} } }`, { token });

      // The first transaction loads the company, the second its deployment.
      failTransaction(portal, 2);
      expect((await query()).status).toBe(503);
      jest.restoreAllMocks();
      expect((await query()).body.data).toEqual({
        currentOperator: { whiteLabelledCustomer: { activeDeployment: { id } } },
      });
    });

    test('sockets of different languages receive the messages of its steps in their own language', async () => {
      const portal = await createPortal();
      const { id } = await startDeployment(portal);
      await inCompany(
        portal,
        `update deployment_steps set status = 'Succeeded', message = $3
         where company_id = $1 and session_id = $2 and name = 'Check'`,
        id,
        deploymentMessages.store('PagesChecked', { count: 3 }),
      );
      const company = await fixture.inCompany(portal.company, (db) =>
        loadCompany(db, fixture.services.settings, portal.company.id),
      );
      const messageIn = (language: Language) =>
        inLanguage(language, async () => (await activeDeploymentOf(portal.ctx, company))?.steps[1]?.message);
      expect([await messageIn('en'), await messageIn('de'), await messageIn('en')]).toEqual([
        '3 pages checked.',
        '3 Seiten geprüft.',
        '3 pages checked.',
      ]);
    });

    test('a subscription loads the deployment again when the database was unavailable', async () => {
      const portal = await createPortal();
      const { id } = await startDeployment(portal);
      const socket = await TestSocket.openSignedIn(
        fixture.app,
        (await fixture.signedIn(portal.company)).token,
      );
      const subscribe = jest.spyOn(fixture.services.events, 'subscribe');
      socket.subscribe('c', 'subscription { companyChanged { activeDeployment { id } } }');
      await waitUntil(() => subscribe.mock.calls.length > 0);

      // The first transaction publishes, the second loads the company, the third its deployment.
      failTransaction(portal, 3);
      await fixture.inCompany(portal.company, (db) =>
        db.publish({ type: 'companyChanged', companyId: portal.company.id }),
      );
      expect(await socket.next()).toMatchObject({
        payload: { data: { companyChanged: { activeDeployment: { id } } } },
      });
      socket.socket.close();
    });
  });

  describe('deploy', () => {
    test('takes a snapshot, checks its pages, then publishes the snapshot and confirms that it is live', async () => {
      const portal = await createPortal();
      expect(await companyOf(portal)).toMatchObject({ dashboardLink: null, undeployedChangesExist: true });
      expect(await titleAt(portal)).toBe(404);

      const completed = await deployToCompletion(portal);
      expect(completed).toMatchObject({
        kind: 'ClientDashboard',
        status: 'Succeeded',
        trigger: 'Manual',
        expectedMinutes: 30,
        error: null,
        isPublished: true,
        url: `http://${portal.host}`,
        requestedByName: portal.ctx.viewer?.name,
      });
      expect(stepsOf(completed)).toEqual([
        'Snapshot Succeeded',
        'Check Succeeded',
        'Publish Succeeded',
        'Confirm Succeeded',
      ]);
      for (const { startedAt, finishedAt } of completed.steps) {
        expect(Number(finishedAt)).toBeGreaterThanOrEqual(Number(startedAt));
      }
      expect(await titleAt(portal)).toBe('Acme');
      expect(await companyOf(portal)).toMatchObject({
        dashboardLink: `http://${portal.host}`,
        undeployedChangesExist: false,
        activeDeploymentSessionFound: false,
      });
    });

    test('shows clients the previous content until the new snapshot is published', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      await setTitle(portal, 'Renamed');
      expect(await titleAt(portal)).toBe('Acme');
      await deployToCompletion(portal);
      expect(await titleAt(portal)).toBe('Renamed');
    });

    test('spec 3: until a deployment has finished, the company has its banner, status and expected minutes', async () => {
      const portal = await createPortal();
      const started = await startDeployment(portal);
      expect(await companyOf(portal)).toMatchObject({
        activeDeploymentSessionFound: true,
        activeBanner: 'SettingUpClientDashboard',
        activeDeployment: { id: started.id, status: 'Queued', canCancel: true, expectedMinutes: 30 },
      });
      await run(portal, started);
      expect(await companyOf(portal)).toMatchObject({ activeBanner: null, activeDeployment: null });
    });

    test('runs one deployment at a time and returns the same one for a repeated idempotency key', async () => {
      const portal = await createPortal();
      const key = newId();
      const [first, again] = await Promise.all([deploy(portal.ctx, {}, key), deploy(portal.ctx, {}, key)]);
      expect(again.id).toBe(first.id);
      await expect(startDeployment(portal)).rejects.toMatchObject({ code: 'CONFLICT' });
      await run(portal, first);
      await expect(startDeployment(portal)).resolves.toMatchObject({ status: 'Queued' });
    });

    test('undeployedChanges returns working signed links to the old and the new logo', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      await inCompany(
        portal,
        `with picture as (
         insert into images (company_id, id, kind, png, width, height, created_at)
         select company_id, $2, kind, png, width, height, now() from images
         where company_id = $1 and kind = 'SquareLogo' limit 1
         returning id)
       update theme_setups set square_logo_id = (select id from picture) where company_id = $1`,
        newId(),
      );
      const { token } = await fixture.signedIn(portal.company);
      const { body } = await fixture.app.inject({
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
        expect(await fixture.app.inject({ url: path })).toMatchObject({ statusCode: 200 });
      }
      expect(fields[0].before).not.toBe(fields[0].after);
    });

    test('rejects a company without a title and a color', async () => {
      const company = await fixture.company({ subdomain: 'nameless' });
      const ctx = await fixture.signedIn(company, [permission]);
      expect(await undeployedChanges(ctx)).toMatchObject({
        blocker: expect.stringMatching(/public name and a color/),
      });
      await expect(deploy(ctx, {}, newId())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('publishes nothing when a page fails its check, and the deployment can be retried', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      await setTitle(portal, 'Broken');
      const started = await startDeployment(portal);
      await inCompany(
        portal,
        `update deployment_steps set status = 'Succeeded' where company_id = $1 and session_id = $2 and name = 'Snapshot'`,
        started.id,
      );
      // The snapshot refers to a legal page version that does not exist.
      const { rows } = await inCompany<{ id: string }>(
        portal,
        `insert into portal_snapshots (company_id, id) values ($1, gen_random_uuid()) returning id`,
      );
      const snapshotId = rows[0]?.id;
      await inCompany(
        portal,
        `insert into portal_snapshot_items (company_id, snapshot_id, area, entity_id, label, content)
       select company_id, $2, area, entity_id, label,
         case area when 'Legal' then content || '{"version": 99}' else content end
       from portal_content where company_id = $1`,
        snapshotId,
      );
      await inCompany(
        portal,
        'update deployment_sessions set snapshot_id = $3 where company_id = $1 and id = $2',
        started.id,
        snapshotId,
      );
      await run(portal, started);
      const failed = await deployment(portal.ctx, started.id);
      expect(failed).toMatchObject({
        status: 'Failed',
        canRetry: true,
        error: expect.stringMatching(
          /^The page \/legal\/privacy-policy returned status \d+\. Nothing was published\.$/,
        ),
      });
      expect(stepsOf(failed)).toEqual([
        'Snapshot Succeeded',
        'Check Failed',
        'Publish Skipped',
        'Confirm Skipped',
      ]);
      expect(await titleAt(portal)).toBe('Acme');

      const again = await retryDeployment(portal.ctx, started.id);
      expect(again).toMatchObject({ trigger: 'Retry', status: 'Queued' });
      await run(portal, again);
      expect(await titleAt(portal)).toBe('Broken');
    });

    test('a deployment can be canceled before it is published, but not afterwards', async () => {
      const portal = await createPortal();
      const started = await startDeployment(portal);
      expect(await cancelDeployment(portal.ctx, started.id)).toMatchObject({ canCancel: false });
      await run(portal, started);
      const canceled = await deployment(portal.ctx, started.id);
      expect(canceled).toMatchObject({ status: 'Canceled', canRetry: true });
      expect(stepsOf(canceled)[0]).toBe('Snapshot Skipped');
      expect(await titleAt(portal)).toBe(404);

      const { id } = await deployToCompletion(portal);
      await expect(cancelDeployment(portal.ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(retryDeployment(portal.ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    test('failDeployment marks the deployment as failed without changing the published content', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      await setTitle(portal, 'Never seen');
      const started = await startDeployment(portal);
      await failDeployment(fixture.services, { companyId: portal.company.id, sessionId: started.id });
      expect(await deployment(portal.ctx, started.id)).toMatchObject({ status: 'Failed' });
      expect(await titleAt(portal)).toBe('Acme');
      await failDeployment(fixture.services, { companyId: portal.company.id, sessionId: started.id });
    });

    test('shows messages of steps and errors in the language of each reader', async () => {
      const portal = await createPortal();
      const started = await startDeployment(portal);
      await inLanguage('fr', () => run(portal, started));
      const other = await startDeployment(portal);
      await inLanguage('fr', () =>
        failDeployment(fixture.services, { companyId: portal.company.id, sessionId: other.id }),
      );
      const read = async () => {
        const { steps } = await deployment(portal.ctx, started.id);
        return [steps[1]?.message, (await deployment(portal.ctx, other.id)).error];
      };
      expect(await read()).toEqual([
        expect.stringMatching(/^\d+ pages checked\.$/),
        'Something went wrong on our side. Clients still see the previous version. Try again.',
      ]);
      expect(await inLanguage('de', read)).toEqual([
        expect.stringMatching(/^\d+ Seiten geprüft\.$/),
        expect.stringMatching(/Versuchen Sie es erneut\.$/),
      ]);

      const stored = 'acme.test is not responding.';
      await inCompany(
        portal,
        'update deployment_sessions set error_message = $3 where company_id = $1 and id = $2',
        other.id,
        stored,
      );
      expect(await inLanguage('de', read)).toEqual([expect.any(String), stored]);
    });

    test('resumeDeployments requeues a deployment whose job was lost', async () => {
      const portal = await createPortal();
      const started = await startDeployment(portal);
      await fixture.services.database.query(`delete from pgboss.job where name = 'run-deployment'`);
      await resumeDeployments(fixture.services);
      expect(await fixture.services.jobs.unfinished('run-deployment')).toContainEqual({
        companyId: portal.company.id,
        sessionId: started.id,
      });
    });
  });

  describe('runDeployment in a process that dies', () => {
    /** Returns services that stop forever after this number of transactions, like a killed process. */
    function servicesThatDieAfter(transactions: number) {
      const { database } = fixture.services;
      let completed = 0;
      let resolveDied = (): void => undefined;
      const died = new Promise<void>((resolve) => (resolveDied = resolve));
      const inCompany: typeof database.inCompany = async (id, work) => {
        const result = await database.inCompany(id, work);
        completed += 1;
        if (completed !== transactions) return result;
        resolveDied();
        return new Promise(() => undefined);
      };
      return { services: { ...fixture.services, database: { ...database, inCompany } }, died };
    }

    test('leaves the old or the new content live, and another run completes the deployment', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      let transactions = 0;
      for (let isOver = false; !isOver;) {
        transactions += 1;
        const [before, after] = [await titleAt(portal), `Title ${transactions}`];
        await setTitle(portal, after);
        const started = await startDeployment(portal);
        const { services, died } = servicesThatDieAfter(transactions);
        const job = { companyId: portal.company.id, sessionId: started.id };
        isOver = await Promise.race([runDeployment(services, job).then(() => true), died.then(() => false)]);
        expect([before, after]).toContain(await titleAt(portal));
        await run(portal, started);
        expect(await deployment(portal.ctx, started.id)).toMatchObject({
          status: 'Succeeded',
          isPublished: true,
        });
        expect(await titleAt(portal)).toBe(after);
      }
      expect(transactions).toBeGreaterThan(8);
    });
  });

  describe('rollBackDeployment', () => {
    test('publishes an earlier snapshot again and reports later changes as undeployed', async () => {
      const portal = await createPortal();
      const first = await deployToCompletion(portal);
      await setTitle(portal, 'Second');
      const second = await deployToCompletion(portal);
      expect(await deployment(portal.ctx, first.id)).toMatchObject({
        canRollBack: true,
        isPublished: false,
      });
      expect(await deployment(portal.ctx, second.id)).toMatchObject({
        canRollBack: false,
        isPublished: true,
      });

      const rollback = await rollBackDeployment(portal.ctx, first.id);
      await run(portal, rollback);
      expect(await deployment(portal.ctx, rollback.id)).toMatchObject({
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
      // Two deployments published this snapshot. Only the latest one is marked as published.
      expect(await deployment(portal.ctx, first.id)).toMatchObject({
        isPublished: false,
        canRollBack: false,
      });
      expect(await titleAt(portal)).toBe('Acme');
      expect(await undeployedChanges(portal.ctx)).toMatchObject({ count: 1 });
    });

    test('rejects the live deployment and one that was never published', async () => {
      const portal = await createPortal();
      const first = await deployToCompletion(portal);
      await expect(rollBackDeployment(portal.ctx, first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
      const started = await startDeployment(portal);
      await expect(rollBackDeployment(portal.ctx, started.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  describe('undeployed changes', () => {
    test('are listed by item and field', async () => {
      const portal = await createPortal();
      expect((await undeployedChanges(portal.ctx)).items.map(({ area, kind }) => `${area} ${kind}`)).toEqual([
        'Branding Added',
        'Company Added',
        ...Array.from({ length: 3 }, () => 'ClientBilling Added'),
        'Legal Added',
        'QuickGuide Added',
        'QuickGuide Added',
      ]);
      await deployToCompletion(portal);
      expect(await undeployedChanges(portal.ctx)).toMatchObject({ count: 0, items: [], blocker: null });

      await inCompany(
        portal,
        `update client_billing_plans set price = 2500, features = '{One,Two}' where company_id = $1 and name = 'Standard'`,
      );
      await inCompany(
        portal,
        `update client_billing_plans set status = 'Archived' where company_id = $1 and name = 'Large'`,
      );
      const { items } = await undeployedChanges(portal.ctx);
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

    test('do not include a change that was reverted', async () => {
      const portal = await createPortal();
      await deployToCompletion(portal);
      await setTitle(portal, 'Other');
      expect((await companyOf(portal)).undeployedChangesExist).toBe(true);
      await setTitle(portal, 'Acme');
      expect((await companyOf(portal)).undeployedChangesExist).toBe(false);
    });
  });

  describe('onboarding', () => {
    test('deploys the subdomain and then the portal', async () => {
      const portal = await createPortal();
      await fixture.inCompany(portal.company, (db) =>
        beginDeployment(db, fixture.services, portal.ctx, portal.company.id, {
          kind: 'Subdomain',
          trigger: 'Onboarding',
        }),
      );
      const state = await companyOf(portal);
      expect(state).toMatchObject({
        activeBanner: 'SettingUpSubdomain',
        activeDeployment: { kind: 'Subdomain', expectedMinutes: 10 },
      });
      if (!state.activeDeployment) throw new Error('No deployment is running.');
      await run(portal, state.activeDeployment);
      const next = (await companyOf(portal)).activeDeployment;
      expect(next).toMatchObject({ kind: 'ClientDashboard', trigger: 'Onboarding', requestedByName: null });
      if (!next) throw new Error('No deployment is running.');
      await run(portal, next);
      expect(await titleAt(portal)).toBe('Acme');
      expect(
        (await deployments(portal.ctx, {})).items.map(({ kind, status }) => `${kind} ${status}`),
      ).toEqual(['ClientDashboard Succeeded', 'Subdomain Succeeded']);
    });
  });

  describe('authorization', () => {
    test('hides deployments from other companies and requires MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
      const portal = await createPortal();
      const { id } = await startDeployment(portal);
      const otherContext = await fixture.signedIn(await fixture.company(), [permission]);
      for (const action of [deployment, cancelDeployment, retryDeployment, rollBackDeployment]) {
        await expect(action(otherContext, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(action(otherContext, 'nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      const unauthorized = await fixture.signedIn(portal.company, ['MANAGE_SETTINGS']);
      for (const action of [
        () => undeployedChanges(unauthorized),
        () => deployments(unauthorized, {}),
        () => deployment(unauthorized, id),
        () => deploy(unauthorized, {}, newId()),
        () => cancelDeployment(unauthorized, id),
        () => retryDeployment(unauthorized, id),
        () => rollBackDeployment(unauthorized, id),
      ]) {
        await expect(action()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    });

    test('rejects deployments of a closed company', async () => {
      const company = await fixture.company({ status: 'Cancelled' });
      await expect(deploy(await fixture.signedIn(company, [permission]), {}, newId())).rejects.toMatchObject({
        code: 'COMPANY_CANCELLED',
      });
    });
  });
});

describe('activeBanner and dashboardLink', () => {
  const settings = { publicUrl: 'http://localhost:4000', portalsDomain: 'localhost:4000' };

  test.each([
    ['CustomDomain', 'SettingUpCustomDomain'],
    ['Subdomain', 'SettingUpSubdomain'],
    ['ClientDashboard', 'SettingUpClientDashboard'],
    [null, null],
  ] as const)('spec 3: activeBanner(%s) returns %s', (activeKind, banner) => {
    expect(activeBanner(activeKind)).toBe(banner);
  });

  test("dashboardLink returns a link with the console's protocol, or null before publishing", () => {
    const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: null };
    expect(dashboardLink({ ...deployed, isPublished: false }, settings)).toBeNull();
    expect(dashboardLink(deployed, settings)).toBe('http://acme.localhost:4000');
    expect(dashboardLink(deployed, { publicUrl: 'https://console.test', portalsDomain: 'sites.test' })).toBe(
      'https://acme.sites.test',
    );
  });

  test('dashboardLink uses the primary domain instead of the subdomain', () => {
    const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: 'clients.acme.com' };
    expect(dashboardLink(deployed, { publicUrl: 'https://console.test', portalsDomain: 'sites.test' })).toBe(
      'https://clients.acme.com',
    );
  });
});
