import { newId } from '../../../lib/ids';
import { giveTwoFactor } from '../../../testing/twoFactor';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { updateThemeSetup } from '../../branding/service';
import { deploy } from '../../deployments/actions';
import { closeCompany, reopenCompany } from '../closing/service';
import { currentOperator } from '../service';
import { isCompanyCommand, runCompanyCommand } from './command';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const companyOf = async (company: TestCompany) =>
  (await currentOperator(await world.asAdmin(company))).whiteLabelledCustomer;

test('spec 4: the platform blocks a company, says why, and lets it be again, all of it on record', async () => {
  const company = await world.company({ name: 'Acme' });
  const events = world.services.events.subscribe('accessChanged', company.id);
  expect(await runCompanyCommand(world.services, ['block', company.id, ' Unpaid since May. '])).toBe(
    `Acme (${company.id}) was blocked: Unpaid since May.`,
  );
  expect((await events.next()).value).toMatchObject({ operatorId: null });
  await events.return?.();
  expect(await companyOf(company)).toMatchObject({ status: 'Blocked', blockedReason: 'Unpaid since May.' });
  expect(await runCompanyCommand(world.services, ['unblock', company.id])).toBe(
    `Acme (${company.id}) is Active again.`,
  );
  expect(await companyOf(company)).toMatchObject({ status: 'Active', blockedReason: null });
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select action, actor_type, actor_name from audit_events order by id'),
  );
  const platform = { actor_type: 'Platform', actor_name: 'Livery' };
  expect(rows).toEqual([
    { action: 'company.blocked', ...platform },
    { action: 'company.unblocked', ...platform },
  ]);
});

test('a company is found by the address that somebody signs in with', async () => {
  const company = await world.company();
  await world.services.database.onPlatform((db) =>
    db.query('insert into operator_directory (email, company_id, operator_id) values ($1, $2, $3)', [
      'ada@block.test',
      company.id,
      company.admin.id,
    ]),
  );
  await runCompanyCommand(world.services, ['block', ' Ada@Block.test', 'Why']);
  expect((await companyOf(company)).status).toBe('Blocked');
});

test('whoever was merely invited is no way to the company that invited them', async () => {
  const company = await world.company();
  const invited = await world.operator(company, { status: 'Pending', email: 'invited@block.test' });
  await expect(runCompanyCommand(world.services, ['block', invited.email, 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await companyOf(company)).status).toBe('Active');
});

test('a company that was closed first is blocked all the same, and is closed again when it is let be', async () => {
  const company = await world.company({ name: 'Acme' });
  const { closedAt } = await closeCompany(await world.asAdmin(company), 'Acme', null);
  const reopening = await world.asAdmin({ ...company, status: 'Cancelled' });
  await runCompanyCommand(world.services, ['block', company.id, 'Fraud.']);
  expect(await companyOf(company)).toMatchObject({
    ...{ status: 'Blocked', blockedReason: 'Fraud.', closedAt, reopenableUntil: null },
  });
  await expect(reopenCompany(reopening)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(reopenCompany(await world.asAdmin({ ...company, status: 'Blocked' }))).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
  expect(await runCompanyCommand(world.services, ['unblock', company.id])).toBe(
    `Acme (${company.id}) is Cancelled again.`,
  );
  const after = await companyOf(company);
  expect(after).toMatchObject({ status: 'Cancelled', blockedReason: null, closedAt });
  expect(after.reopenableUntil).not.toBeNull();
});

test('what is being published when a company is blocked is stopped', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233' });
  await deploy(ctx, {}, newId());
  await runCompanyCommand(world.services, ['block', company.id, 'Why']);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select cancel_asked_at is not null as is from deployment_sessions'),
  );
  expect(rows).toEqual([{ is: true }]);
});

test('what is not there, or not so, is said', async () => {
  const { services } = world;
  await expect(runCompanyCommand(services, ['block', 'nobody@acme.test', 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(runCompanyCommand(services, ['block', newId(), 'Why'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const closed = await world.company({ status: 'Cancelled' });
  await expect(runCompanyCommand(services, ['unblock', closed.id])).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test.each([[[]], [['block', 'x']], [['block', 'x', ' ']], [['unblock', 'x', 'y']], [['delete', 'x']]])(
  '%j is no command',
  (given) => expect(isCompanyCommand(given)).toBe(false),
);

test('two-factor of whoever has lost their app and their codes is reset, told to them and on record', async () => {
  const { services } = world;
  const company = await world.company();
  const { admin } = company;
  await giveTwoFactor(services, company.id, admin.id);
  await services.database.onPlatform((db) =>
    db.query('insert into operator_directory (email, company_id, operator_id) values ($1, $2, $3)', [
      'lost@reset.test',
      company.id,
      admin.id,
    ]),
  );
  await world.asAdmin(company);
  expect(await runCompanyCommand(services, ['reset-two-factor', 'lost@reset.test'])).toBe(
    `The two-factor of ${admin.name} (lost@reset.test) of ${company.name} (${company.id}) was reset, and their sessions have ended.`,
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
  for (const address of ['lost@reset.test', 'nobody@reset.test'])
    await expect(runCompanyCommand(services, ['reset-two-factor', address])).rejects.toMatchObject({
      code: address.startsWith('lost') ? 'CONFLICT' : 'NOT_FOUND',
    });
});
