import { emailTemplates } from '../emailTemplates';
import { type Context, createMailer, type Mailer } from '../platform';
import { currentOperator } from '../company';
import { sendInvitation } from '../identity';
import { inviteOperators } from '../identity/internals';
import { enqueueClientEmail, sendClientEmail } from '../clients';
import {
  checkClientImport,
  runClientImport,
  startClientImport,
  uploadClientImport,
} from '../clients/internals';
import { deactivateDueClients, runClientBulk, startClientBulkAction } from '../billing/internals';
import { newId } from '../lib/ids';
import { changeCompanyStatus } from './transitions';
import type { CompanyStatus } from '../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';

describe('changeCompanyStatus', () => {
  let fixture: Fixture;
  beforeAll(async () => (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const currentCompany = async (ctx: Context) => (await currentOperator(ctx)).whiteLabelledCustomer;

  const statuses: readonly CompanyStatus[] = ['Pending', 'Active', 'Cancelled', 'Blocked'];
  const allowed = [
    'Pending Active',
    'Active Cancelled',
    'Cancelled Active',
    'Active Blocked',
    'Cancelled Blocked',
    'Blocked Active',
  ];
  const everyTransition = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(everyTransition)('follows the list of allowed transitions: %s to %s', async (from, to) => {
    const company = await fixture.company({ status: from });
    const ctx = await fixture.signedIn(company);
    const changeStatus = fixture.inCompany(company, (db) =>
      changeCompanyStatus(db, ctx, company.id, to, 'Because'),
    );

    if (!allowed.includes(`${from} ${to}`)) {
      await expect(changeStatus).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await currentCompany(ctx)).status).toBe(from);
      return;
    }
    await changeStatus;
    expect(await currentCompany(ctx)).toMatchObject({
      status: to,
      blockedReason: to === 'Blocked' ? 'Because' : null,
    });
  });

  test('allows only the transition to Cancelled for a company that was blocked while closed', async () => {
    const company = await fixture.company({ status: 'Cancelled' });
    const ctx = await fixture.signedIn(company);
    const changeStatus = (to: CompanyStatus) =>
      fixture.inCompany(company, (db) => changeCompanyStatus(db, ctx, company.id, to));
    await fixture.query(company, 'update companies set closed_at = company_now()');
    await changeStatus('Blocked');
    await expect(changeStatus('Active')).rejects.toMatchObject({ code: 'CONFLICT' });
    await changeStatus('Cancelled');
    expect((await currentCompany(ctx)).status).toBe('Cancelled');
  });

  test('writes an audit event and publishes accessChanged', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company);
    const events = fixture.services.events.subscribe('accessChanged', company.id);
    const nextEvent = events.next();
    await fixture.inCompany(company, (db) => changeCompanyStatus(db, ctx, company.id, 'Cancelled'));

    expect((await nextEvent).value).toMatchObject({ companyId: company.id, operatorId: null });
    const rows = await fixture.query(
      company,
      'select action, changes, actor_id from audit_events where company_id = $1',
      [company.id],
    );
    expect(rows).toEqual([
      {
        action: 'company.cancelled',
        changes: [{ field: 'status', before: 'Active', after: 'Cancelled' }],
        actor_id: company.admin.id,
      },
    ]);
    await events.return?.();
  });
});

describe('jobs of blocked and closed companies', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  let sent: string[];
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    sent = [];
    company = await fixture.company();
    ctx = await fixture.signedIn(company);
  });

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    fixture.query<Row>(company, text, values);

  const setStatus = (status: CompanyStatus) => query('update companies set status = $1', [status]);

  const mailer = (): Mailer => {
    const realMailer = createMailer(fixture.services.settings, emailTemplates, () => undefined);
    return {
      send: async (to, ...message) => {
        await realMailer.send(to, ...message);
        sent.push(to);
      },
    };
  };

  test('a bulk action pauses until the company is unblocked', async () => {
    await fixture.client(company);
    const { id: bulkId } = await startClientBulkAction(
      ctx,
      { kind: 'AddTags', selection: {}, tags: ['new'] },
      1,
      newId(),
    );
    const runJob = () => runClientBulk(fixture.services, { companyId: company.id, bulkId });
    const bulkState = () => query('select status, changed from client_bulks');
    await setStatus('Blocked');
    await runJob();
    expect(await bulkState()).toEqual([{ status: 'Running', changed: 0 }]);
    await setStatus('Active');
    await runJob();
    await runJob();
    expect(await bulkState()).toEqual([{ status: 'Finished', changed: 1 }]);
  });

  test('an import pauses while the company is blocked, but runs while it is closed', async () => {
    const bytes = Buffer.from('Name,Email\nAda,ada@client.test');
    const { id: importId } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
    await checkClientImport(ctx, importId, [
      { column: 0, field: 'Name' },
      { column: 1, field: 'Email' },
    ]);
    await startClientImport(ctx, importId, 'OnlyValidRows');
    const runJob = () => runClientImport(fixture.services, { companyId: company.id, importId });
    await setStatus('Blocked');
    await runJob();
    expect(await query('select from clients')).toHaveLength(0);
    await setStatus('Cancelled');
    await runJob();
    expect(await query('select from clients')).toHaveLength(1);
  });

  test('due client deactivations wait while the company is blocked, but run while it is closed', async () => {
    const { id } = await fixture.client(company);
    await query(
      `update clients set deactivate_at = now() - interval '1 minute', deactivated_by = $2,
       deactivation_reason = 'ClientRequest' where id = $1`,
      [id, company.admin.id],
    );
    const status = async () => (await query<{ status: string }>('select status from clients'))[0]?.status;
    await setStatus('Blocked');
    await deactivateDueClients(fixture.services);
    expect(await status()).toBe('Active');
    await setStatus('Cancelled');
    await deactivateDueClients(fixture.services);
    expect(await status()).toBe('Deactivated');
  });

  test.each([
    ['Blocked', []],
    ['Cancelled', ['ada@client.test']],
  ] as const)(
    'a client email is sent for a closed company, but not for a blocked one: %s',
    async (status, expected) => {
      const { database, jobs } = fixture.services;
      const { id } = await fixture.client(company, { email: 'ada@client.test' });
      await database.inCompany(company.id, (db) =>
        enqueueClientEmail(db, fixture.services, company.id, id, 'subscription-begun', () => ({
          planName: 'Growth',
          price: '$1',
        })),
      );
      const emailJob = (await jobs.unfinished('send-client-mail')).find(
        ({ companyId }) => companyId === company.id,
      );
      if (!emailJob) throw new Error('No email is queued.');
      await setStatus(status);
      await sendClientEmail(fixture.services, mailer(), emailJob);
      expect(sent).toEqual(expected);
      expect(await query('select status from client_emails')).toEqual([
        { status: status === 'Blocked' ? 'Failed' : 'Sent' },
      ]);
    },
  );

  test('an invitation is sent only after the company is unblocked', async () => {
    const [invited] = await inviteOperators(ctx, { emails: ['bo@acme.test'], role: 'Staff' });
    const send = () => sendInvitation(fixture.services, mailer(), company.id, invited?.id ?? '');
    await setStatus('Blocked');
    await send();
    expect(sent).toEqual([]);
    await setStatus('Active');
    await send();
    expect(sent).toEqual(['bo@acme.test']);
  });
});
