import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { currentOperator } from '../../company';
import { deploy, updateThemeSetup } from '../../brand/internals';
import { closeCompany, reopenCompany } from '../closing/closing.service';
import { isCompanyCommand, runCompanyCommand } from './command';
import { enableTwoFactor } from '../../testing/factories/operators';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const loadCompany = async (company: TestCompany) =>
  (await currentOperator(await fixture.signedIn(company))).whiteLabelledCustomer;

test('spec 4: the company command blocks a company with a reason, unblocks it and audits both', async () => {
  const company = await fixture.company({ name: 'Acme' });
  const events = fixture.services.events.subscribe('accessChanged', company.id);
  expect(await runCompanyCommand(fixture.services, ['block', company.id, ' Unpaid since May. '])).toBe(
    `Acme (${company.id}) was blocked: Unpaid since May.`,
  );
  expect((await events.next()).value).toMatchObject({ operatorId: null });
  await events.return?.();
  expect(await loadCompany(company)).toMatchObject({ status: 'Blocked', blockedReason: 'Unpaid since May.' });
  expect(await runCompanyCommand(fixture.services, ['unblock', company.id])).toBe(
    `Acme (${company.id}) is Active again.`,
  );
  expect(await loadCompany(company)).toMatchObject({ status: 'Active', blockedReason: null });
  const rows = await fixture.query(
    company,
    'select action, actor_type, actor_name from audit_events order by id',
  );
  const platformActor = { actor_type: 'Platform', actor_name: 'Livery' };
  expect(rows).toEqual([
    { action: 'company.blocked', ...platformActor },
    { action: 'company.unblocked', ...platformActor },
  ]);
});

test('block finds a company by the email address of an active operator', async () => {
  const company = await fixture.company();
  await fixture.services.database.onPlatform((db) =>
    db.query('insert into operator_directory (email, company_id, operator_id) values ($1, $2, $3)', [
      'ada@block.test',
      company.id,
      company.admin.id,
    ]),
  );
  await runCompanyCommand(fixture.services, ['block', ' Ada@Block.test', 'Why']);
  expect((await loadCompany(company)).status).toBe('Blocked');
});

test('block does not find a company by the email address of an invited operator', async () => {
  const company = await fixture.company();
  const invited = await fixture.operator(company, { status: 'Pending', email: 'invited@block.test' });
  await expect(runCompanyCommand(fixture.services, ['block', invited.email, 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await loadCompany(company)).status).toBe('Active');
});

test('block accepts a closed company, and unblock returns it to Cancelled', async () => {
  const company = await fixture.company({ name: 'Acme' });
  const { closedAt } = await closeCompany(await fixture.signedIn(company), 'Acme', null);
  const reopenCtx = await fixture.signedIn({ ...company, status: 'Cancelled' });
  await runCompanyCommand(fixture.services, ['block', company.id, 'Fraud.']);
  expect(await loadCompany(company)).toMatchObject({
    ...{ status: 'Blocked', blockedReason: 'Fraud.', closedAt, reopenableUntil: null },
  });
  await expect(reopenCompany(reopenCtx)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(
    reopenCompany(await fixture.signedIn({ ...company, status: 'Blocked' })),
  ).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
  expect(await runCompanyCommand(fixture.services, ['unblock', company.id])).toBe(
    `Acme (${company.id}) is Cancelled again.`,
  );
  const unblocked = await loadCompany(company);
  expect(unblocked).toMatchObject({ status: 'Cancelled', blockedReason: null, closedAt });
  expect(unblocked.reopenableUntil).not.toBeNull();
});

test("block requests the cancellation of the company's deployments", async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233' });
  await deploy(ctx, {}, newId());
  await runCompanyCommand(fixture.services, ['block', company.id, 'Why']);
  const rows = await fixture.query(
    company,
    'select cancel_asked_at is not null as is from deployment_sessions',
  );
  expect(rows).toEqual([{ is: true }]);
});

test('block throws NOT_FOUND for an unknown company, and unblock CONFLICT for a company that is not blocked', async () => {
  const { services } = fixture;
  await expect(runCompanyCommand(services, ['block', 'unknown@acme.test', 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(runCompanyCommand(services, ['block', newId(), 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const closed = await fixture.company({ status: 'Cancelled' });
  await expect(runCompanyCommand(services, ['unblock', closed.id])).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test.each([[[]], [['block', 'x']], [['block', 'x', ' ']], [['unblock', 'x', 'y']], [['delete', 'x']]])(
  'isCompanyCommand rejects %j',
  (args) => expect(isCompanyCommand(args)).toBe(false),
);

test('reset-two-factor disables two-factor authentication, ends sessions, emails the operator and is audited', async () => {
  const { services } = fixture;
  const company = await fixture.company();
  const { admin } = company;
  await enableTwoFactor(services, company.id, admin.id);
  await services.database.onPlatform((db) =>
    db.query('insert into operator_directory (email, company_id, operator_id) values ($1, $2, $3)', [
      'lost@reset.test',
      company.id,
      admin.id,
    ]),
  );
  await fixture.signedIn(company);
  expect(await runCompanyCommand(services, ['reset-two-factor', 'lost@reset.test'])).toBe(
    `Two-factor authentication of ${admin.name} (lost@reset.test, ${company.name}, ${company.id}) was reset. All sessions ended.`,
  );
  const { rows } = await services.database.inCompany(company.id, (db) =>
    db.query(`select two_factor_at, two_factor_secret,
      (select count(*)::integer from sessions where ended_at is null) as sessions,
      (select count(*)::integer from recovery_codes) as codes,
      (select action || ' by ' || actor_type from audit_events) as event from operators`),
  );
  expect(rows).toEqual([
    {
      two_factor_at: null,
      two_factor_secret: null,
      sessions: 0,
      codes: 0,
      event: 'operator.twoFactorReset by Platform',
    },
  ]);
  expect(await services.jobs.unfinished('send-mail')).toContainEqual(
    expect.objectContaining({ to: admin.email, template: 'two-factor-reset' }),
  );
  for (const address of ['lost@reset.test', 'unknown@reset.test'])
    await expect(runCompanyCommand(services, ['reset-two-factor', address])).rejects.toMatchObject({
      code: address.startsWith('lost') ? 'CONFLICT' : 'NOT_FOUND',
    });
});
