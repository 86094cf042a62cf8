import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { type Mailer, createMailer } from '../../mail/mailer';
import { runClientBulk } from '../client-bulks/run';
import { startClientBulk } from '../client-bulks/start';
import { checkClientImport } from '../client-imports/check';
import { runClientImport } from '../client-imports/run';
import { startClientImport } from '../client-imports/service';
import { uploadClientImport } from '../client-imports/upload';
import { deactivateDueClients } from '../client-lifecycle/due';
import { mailClient } from '../client-mails/mailClient';
import { sendClientMail } from '../client-mails/send';
import { moveCompany } from './moves';
import { currentOperator } from './service';
import { inviteOperators } from '../operators/invite';
import { sendInvitation } from '../operators/sendInvitation';
import type { CompanyStatus } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('moves', () => {
  let world: World;
  beforeAll(async () => (world = await openWorld()));
  afterAll(() => world.close());

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
  const everyMove = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(everyMove)('from %s to %s', async (from, to) => {
    const company = await world.company({ status: from });
    const ctx = await world.asAdmin(company);
    const move = world.services.database.inCompany(company.id, (db) =>
      moveCompany(db, ctx, company.id, to, 'Because'),
    );

    if (!allowed.includes(`${from} ${to}`)) {
      await expect(move).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await currentCompany(ctx)).status).toBe(from);
      return;
    }
    await move;
    expect(await currentCompany(ctx)).toMatchObject({
      status: to,
      blockedReason: to === 'Blocked' ? 'Because' : null,
    });
  });

  test('blocked while it was closed, it goes back to that and to nothing else', async () => {
    const company = await world.company({ status: 'Cancelled' });
    const ctx = await world.asAdmin(company);
    const move = (to: CompanyStatus) =>
      world.services.database.inCompany(company.id, (db) => moveCompany(db, ctx, company.id, to));
    await world.services.database.inCompany(company.id, (db) =>
      db.query('update companies set closed_at = company_now()'),
    );
    await move('Blocked');
    await expect(move('Active')).rejects.toMatchObject({ code: 'CONFLICT' });
    await move('Cancelled');
    expect((await currentCompany(ctx)).status).toBe('Cancelled');
  });

  test('a move is on the record, and sockets start anew', async () => {
    const company = await world.company();
    const ctx = await world.asAdmin(company);
    const events = world.services.events.subscribe('accessChanged', company.id);
    const heard = events.next();
    await world.services.database.inCompany(company.id, (db) =>
      moveCompany(db, ctx, company.id, 'Cancelled'),
    );

    expect((await heard).value).toMatchObject({ companyId: company.id, operatorId: null });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, changes, actor_id from audit_events where company_id = $1', [company.id]),
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

describe('blocked companies', () => {
  let world: World;
  let company: TestCompany;
  let ctx: Context;
  let sent: string[];
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());
  beforeEach(async () => {
    sent = [];
    company = await world.company();
    ctx = await world.asAdmin(company);
  });

  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await world.services.database.inCompany(company.id, (db) => db.query<Row>(text, values))).rows;

  const turn = (status: CompanyStatus) => ask('update companies set status = $1', [status]);

  const mailer = (): Mailer => {
    const working = createMailer(world.services.settings, () => undefined);
    return {
      send: async (to, ...rest) => {
        await working.send(to, ...rest);
        sent.push(to);
      },
    };
  };

  test('a bulk action waits while the company is blocked, and is done when it is let be', async () => {
    await world.client(company);
    const { id: bulkId } = await startClientBulk(
      ctx,
      { kind: 'AddTags', selection: {}, tags: ['new'] },
      1,
      newId(),
    );
    const work = () => runClientBulk(world.services, { companyId: company.id, bulkId });
    const stands = () => ask('select status, changed from client_bulks');
    await turn('Blocked');
    await work();
    expect(await stands()).toEqual([{ status: 'Running', changed: 0 }]);
    await turn('Active');
    await work();
    await work();
    expect(await stands()).toEqual([{ status: 'Finished', changed: 1 }]);
  });

  test('so does an import; that of a company that was closed is finished', async () => {
    const bytes = Buffer.from('Name,Email\nAda,ada@client.test');
    const { id: importId } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
    await checkClientImport(ctx, importId, [
      { column: 0, field: 'Name' },
      { column: 1, field: 'Email' },
    ]);
    await startClientImport(ctx, importId, 'OnlyGoodRows');
    const work = () => runClientImport(world.services, { companyId: company.id, importId });
    await turn('Blocked');
    await work();
    expect(await ask('select from clients')).toHaveLength(0);
    await turn('Cancelled');
    await work();
    expect(await ask('select from clients')).toHaveLength(1);
  });

  test('clients whose deactivation falls due stay as they are until it is let be', async () => {
    const { id } = await world.client(company);
    await ask(
      `update clients set deactivate_at = now() - interval '1 minute', deactivated_by = $2,
       deactivation_reason = 'ClientRequest' where id = $1`,
      [id, company.admin.id],
    );
    const status = async () => (await ask<{ status: string }>('select status from clients'))[0]?.status;
    await turn('Blocked');
    await deactivateDueClients(world.services);
    expect(await status()).toBe('Active');
    await turn('Cancelled');
    await deactivateDueClients(world.services);
    expect(await status()).toBe('Deactivated');
  });

  test.each([
    ['Blocked', []],
    ['Cancelled', ['ada@client.test']],
  ] as const)('of a company that is %s, clients are mailed %j', async (status, expected) => {
    const { database, jobs } = world.services;
    const { id } = await world.client(company, { email: 'ada@client.test' });
    await database.inCompany(company.id, (db) =>
      mailClient(db, world.services, company.id, id, 'subscription-begun', {
        planName: 'Growth',
        price: '$1',
      }),
    );
    const mail = (await jobs.unfinished('send-client-mail')).find(
      ({ companyId }) => companyId === company.id,
    );
    if (!mail) throw new Error('Nothing is queued.');
    await turn(status);
    await sendClientMail(world.services, mailer(), mail);
    expect(sent).toEqual(expected);
    expect(await ask('select status from client_mails')).toEqual([
      { status: status === 'Blocked' ? 'Failed' : 'Sent' },
    ]);
  });

  test('nobody is invited into a company that is blocked', async () => {
    const [invited] = await inviteOperators(ctx, { emails: ['bo@acme.test'], role: 'Staff' });
    const send = () => sendInvitation(world.services, mailer(), company.id, invited?.id ?? '');
    await turn('Blocked');
    await send();
    expect(sent).toEqual([]);
    await turn('Active');
    await send();
    expect(sent).toEqual(['bo@acme.test']);
  });
});
