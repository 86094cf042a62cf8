import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import type { Role } from '../../schema.generated';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { giveTwoFactor } from '../../testing/twoFactor';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { signAccessToken } from '../auth/accessToken';
import { authenticate } from '../auth/authenticate';
import { findByAddress } from '../auth/directory';
import { login } from '../auth/login';
import { hashPassword } from '../auth/passwords';
import { refreshAccessToken } from '../auth/refreshAccessToken';
import { savedViews } from '../lists/savedViews';
import { setMarketingFavourite } from '../marketing-templates/save';
import { openSession, sessionEnds } from '../sessions/service';
import { changeOperatorRole } from './changeRole';
import { inviteOperators } from './invite';
import { removeOperator } from './removeOperator';
import { findOperator, listOperators } from './service';
import { signOutOperator } from './signOutOperator';
import { transferOwnership } from './transferOwnership';

const password = 'correct horse battery';

let world: World;
let mailbox: Mailbox;

beforeAll(async () => {
  world = await openWorld();
  mailbox = await openMailbox(world.services);
});
afterAll(() => world.close());

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((refused: unknown) => refused);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message };
};

const inCompany = (company: TestCompany, sql: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, (db) => db.query<Record<string, unknown>>(sql, values));

/** A company with its owner and two more of the team, each signed in. */
async function aTeam(role: Role = 'Admin') {
  const company = await world.company({ name: 'Acme' });
  const [second, third] = [await world.operator(company, { role }), await world.operator(company)];
  return {
    company,
    second,
    third,
    owner: await world.asAdmin(company),
    asSecond: await world.asAdmin({ ...company, admin: second }),
  };
}

const rolesIn = async (ctx: Context) => (await listOperators(ctx)).map(({ id, role }) => [id, role]);

const recordOf = async (company: TestCompany, action: string) =>
  (
    await inCompany(company, 'select actor_name, target_label, changes from audit_events where action = $1', [
      action,
    ])
  ).rows;

describe('changing a role', () => {
  test('shows at once in what the person may do, is told to their sockets and is on record', async () => {
    const { company, owner, third } = await aTeam();
    const events = world.services.events.subscribe('accessChanged', company.id);

    const changed = await changeOperatorRole(owner, third.id, 'ClientManagement');

    expect(changed).toMatchObject({ role: 'ClientManagement', permissions: ['MANAGE_CLIENT_MANAGEMENT'] });
    expect((await events.next()).value).toMatchObject({ operatorId: third.id });
    await events.return?.();
    expect(await recordOf(company, 'operator.roleChanged')).toEqual([
      {
        actor_name: company.admin.name,
        target_label: third.name,
        changes: [{ field: 'role', before: 'Staff', after: 'ClientManagement' }],
      },
    ]);
  });

  test('to Admin is mailed to the Admins from before, with who did it', async () => {
    const { company, owner, second, third } = await aTeam();
    await changeOperatorRole(owner, third.id, 'Admin');
    for (const { email } of [company.admin, second]) {
      const { subject, text } = await mailbox.next(email);
      expect(subject).toBe('Acme has a new Admin on Livery');
      expect(text).toContain(
        `${third.name} (${third.email}) is an Admin of Acme now. ${company.admin.name} has made them one.`,
      );
      expect(text).toContain('/dashboard/settings/users?role=Admin');
    }
    await changeOperatorRole(owner, second.id, 'Staff');
    expect((await mailbox.remaining()).filter(({ to }) => to?.[0]?.address === third.email)).toEqual([]);
  });

  test('to the same role changes nothing', async () => {
    const { company, owner, third } = await aTeam();
    await changeOperatorRole(owner, third.id, 'Staff');
    expect(await recordOf(company, 'operator.roleChanged')).toEqual([]);
  });

  test('works for the invited too', async () => {
    const { owner } = await aTeam();
    const [sent] = await inviteOperators(owner, { emails: [`${newId()}@guests.test`], role: 'Staff' });
    const changed = await changeOperatorRole(owner, sent?.operatorId ?? '', 'Admin');
    expect(changed).toMatchObject({ role: 'Admin', status: 'Pending' });
  });

  test('spec design 4: nobody changes their own', async () => {
    const { owner, company } = await aTeam();
    expect(await refusalOf(changeOperatorRole(owner, company.admin.id, 'Staff'))).toEqual({
      code: 'CONFLICT',
      message: 'Nobody changes their own role. Ask another Admin.',
    });
    expect(await rolesIn(owner)).toContainEqual([company.admin.id, 'Admin']);
  });

  test('another Admin can not take the owner’s', async () => {
    const { asSecond, company } = await aTeam();
    expect(await refusalOf(changeOperatorRole(asSecond, company.admin.id, 'Staff'))).toEqual({
      code: 'CONFLICT',
      message: 'The owner stays an Admin until they hand the company over.',
    });
  });
});

describe('the last Admin', () => {
  const each = {
    'demote each other': (ctx: Context, id: string) => changeOperatorRole(ctx, id, 'Staff'),
    'remove each other': (ctx: Context, id: string) => removeOperator(ctx, id),
  };

  test.each(Object.entries(each))(
    'spec design 4: the last Admin stays, when two %s at the same moment',
    async (_how, take) => {
      const { company, second, asSecond } = await aTeam();
      const third = await world.operator(company, { role: 'Admin' });
      const asThird = await world.asAdmin({ ...company, admin: third });
      // Without an owner nobody else stands in the way.
      await inCompany(company, 'update companies set owner_id = null where id = $1', [company.id]);
      await inCompany(company, "update operators set role = 'Staff' where id = $1", [company.admin.id]);

      const results = await Promise.allSettled([take(asSecond, third.id), take(asThird, second.id)]);

      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { rows } = await inCompany(
        company,
        "select id from operators where role = 'Admin' and removed_at is null and status = 'Active'",
      );
      expect(rows).toHaveLength(1);
    },
  );

  test('whoever was demoted a moment ago changes nobody any more', async () => {
    const { owner, second, third, asSecond } = await aTeam();
    await changeOperatorRole(owner, second.id, 'Staff');
    for (const attempt of [
      () => changeOperatorRole(asSecond, third.id, 'Admin'),
      () => removeOperator(asSecond, third.id),
      () => inviteOperators(asSecond, { emails: [`${newId()}@guests.test`], role: 'Admin' }),
    ]) {
      expect((await refusalOf(attempt())).code).toBe('FORBIDDEN');
    }
  });
});

describe('removing somebody', () => {
  async function toRemove() {
    const company = await world.company({ name: 'Acme' });
    const person = await world.operator(company, {
      name: 'Grace',
      passwordHash: await hashPassword(password),
    });
    const ctx = await world.asAdmin({ ...company, admin: person });
    return { company, person, ctx, owner: await world.asAdmin(company) };
  }

  test('spec 4: ends every session at once, and the next call finds nobody', async () => {
    const { company, person, ctx, owner } = await toRemove();
    const { services } = world;
    const opened = await services.database.inCompany(company.id, (db) =>
      openSession(db, company.id, ctx.caller, { operatorId: person.id, rememberMe: true }),
    );
    const accessToken = await signAccessToken(services, {
      companyId: company.id,
      operatorId: person.id,
      sessionId: opened.sessionId,
    });
    const ends = sessionEnds(ctx);

    await expect(removeOperator(owner, person.id)).resolves.toBe(true);

    expect((await ends.next()).value).toMatchObject({ reason: 'OperatorRemoved' });
    await ends.return?.();
    expect(await authenticate(services, accessToken)).toBeNull();
    expect((await refusalOf(refreshAccessToken(world.asNobody(), opened.refreshToken))).code).toBe(
      'UNAUTHENTICATED',
    );
    const again = login(world.asNobody(), { email: person.email, password });
    expect((await refusalOf(again)).code).toBe('INVALID_CREDENTIALS');
    expect((await mailbox.next(person.email)).subject).toBe('You no longer have access to Acme');
  });

  test('keeps the row with the name and nothing to sign in with, and frees the address', async () => {
    const { company, person, owner } = await toRemove();
    await inCompany(
      company,
      `update operators set phone = '+14155550123', google_subject = 'g', two_factor_secret = 'x', two_factor_at = now(),
         two_factor_step = 1 where id = $1`,
      [person.id],
    );
    await inCompany(
      company,
      `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
       values ($1, $2, $3, 'x', now() + interval '1 hour')`,
      [company.id, newId(), person.id],
    );

    await inCompany(
      company,
      `insert into email_changes (company_id, id, operator_id, session_id, old_email, new_email, expires_at)
       values ($1, $2, $3, $2, 'old@x.test', 'new@x.test', now() + interval '1 day')`,
      [company.id, newId(), person.id],
    );
    await inCompany(
      company,
      "insert into recovery_codes (company_id, operator_id, code_hash, salt) values ($1, $2, 'x', 'x')",
      [company.id, person.id],
    );

    await removeOperator(owner, person.id);

    const { rows } = await inCompany(
      company,
      `select name, removed_at is not null as "isRemoved", removed_by_name, password_hash, google_subject, phone,
         two_factor_secret, two_factor_at, two_factor_step, profile_image_id
       from operators where id = $1`,
      [person.id],
    );
    expect(rows).toEqual([
      {
        name: 'Grace',
        isRemoved: true,
        removed_by_name: company.admin.name,
        ...{ password_hash: null, google_subject: null, phone: null, profile_image_id: null },
        ...{ two_factor_secret: null, two_factor_at: null, two_factor_step: null },
      },
    ]);
    const open = await inCompany(
      company,
      `select from password_resets where used_at is null
       union all select from email_changes where status = 'Open' union all select from recovery_codes`,
    );
    expect(open.rowCount).toBe(0);
    expect(await listOperators(owner)).toHaveLength(1);
    expect((await refusalOf(findOperator(owner, person.id))).code).toBe('NOT_FOUND');
    const entry = await world.services.database.onPlatform((db) => findByAddress(db, person.email));
    expect(entry).toBeUndefined();
    const invite = inviteOperators(owner, { emails: [person.email], role: 'Admin' });
    await expect(invite).resolves.toHaveLength(1);
  });

  test('their own views, columns, favourites and notifications go, shared views stay with their name', async () => {
    const { company, person, ctx, owner } = await toRemove();
    const view = (name: string, isShared: boolean) =>
      inCompany(
        company,
        `insert into saved_views (company_id, id, list, name, query, columns, is_shared, operator_id)
         values ($1, $2, 'Clients', $3, '', '{}', $4, $5)`,
        [company.id, newId(), name, isShared, person.id],
      );
    await view('Mine', false);
    await view('Ours', true);
    await inCompany(
      company,
      "insert into list_preferences (company_id, operator_id, list, columns) values ($1, $2, 'Clients', '{}')",
      [company.id, person.id],
    );
    await setMarketingFavourite(ctx, 'launch-post', true);
    await inCompany(
      company,
      "insert into notifications (company_id, operator_id, id, kind) values ($1, $2, $3, 'ClientAdded')",
      [company.id, person.id, newId()],
    );
    await inCompany(
      company,
      `insert into notification_choices (company_id, operator_id, kind, in_console, by_mail)
       values ($1, $2, 'ClientAdded', true, false)`,
      [company.id, person.id],
    );

    await removeOperator(owner, person.id);

    const { rows } = await inCompany(company, 'select name from saved_views');
    expect(rows).toEqual([{ name: 'Ours' }]);
    expect(await savedViews(owner, 'Clients')).toMatchObject([{ name: 'Ours', byName: 'Grace' }]);
    const emptied = ['list_preferences', 'marketing_favourites', 'notifications', 'notification_choices'];
    for (const table of emptied) {
      expect((await inCompany(company, `select from ${table}`)).rowCount).toBe(0);
    }
  });

  test('the record keeps what they did, and that they were removed', async () => {
    const { company, person, ctx, owner } = await toRemove();
    await setRoleOfSomebody(company, ctx);
    await removeOperator(owner, person.id);
    expect(await recordOf(company, 'operator.roleChanged')).toMatchObject([{ actor_name: 'Grace' }]);
    expect(await recordOf(company, 'operator.removed')).toEqual([
      {
        actor_name: company.admin.name,
        target_label: 'Grace',
        changes: [
          { field: 'email', before: person.email, after: null },
          { field: 'role', before: 'Admin', after: null },
          { field: 'status', before: 'Active', after: 'Removed' },
        ],
      },
    ]);
  });

  async function setRoleOfSomebody(company: TestCompany, by: Context): Promise<void> {
    const { id } = await world.operator(company);
    await inCompany(company, "update operators set role = 'Admin' where id = $1", [by.viewer?.operatorId]);
    await changeOperatorRole(
      { ...by, viewer: by.viewer && { ...by.viewer, role: 'Admin' } },
      id,
      'ClientManagement',
    );
  }

  test('spec design 4: nobody removes themselves or the owner', async () => {
    const { company, asSecond, second } = await aTeam();
    for (const id of [second.id, company.admin.id]) {
      expect((await refusalOf(removeOperator(asSecond, id))).code).toBe('CONFLICT');
    }
    expect(await listOperators(asSecond)).toHaveLength(3);
  });

  test('somebody invited is revoked, and gets no mail', async () => {
    const { owner, company } = await toRemove();
    const email = `${newId()}@guests.test`;
    const [sent] = await inviteOperators(owner, { emails: [email], role: 'Staff' });
    await removeOperator(owner, sent?.operatorId ?? '');
    const { rows } = await inCompany(
      company,
      'select revoked_at is not null as "isRevoked" from invitations',
    );
    expect(rows).toEqual([{ isRevoked: true }]);
    const mails = await world.services.database.query(
      "select from pgboss.job where data->>'template' = 'operator-removed' and data->>'to' = $1",
      [email],
    );
    expect(mails.rowCount).toBe(0);
  });
});

describe('handing the company over', () => {
  test('makes another Admin the owner, mails every Admin, and is on record', async () => {
    const { company, owner, second, asSecond } = await aTeam();
    const fourth = await world.operator(company, { role: 'Admin' });

    expect(await transferOwnership(owner, { operatorId: second.id })).toMatchObject({
      id: second.id,
      isOwner: true,
    });

    const owners = (await listOperators(owner)).filter(({ isOwner }) => isOwner);
    expect(owners.map(({ id }) => id)).toEqual([second.id]);
    for (const { email } of [company.admin, second, fourth]) {
      expect((await mailbox.next(email)).subject).toBe(`${second.name} is the owner of Acme now`);
    }
    expect(await recordOf(company, 'company.ownershipTransferred')).toMatchObject([
      { changes: [{ field: 'owner', before: company.admin.name, after: second.name }] },
    ]);
    await expect(changeOperatorRole(asSecond, company.admin.id, 'Staff')).resolves.toMatchObject({
      role: 'Staff',
    });
  });

  test('a session alone hands nothing over: the owner’s password is asked for', async () => {
    const { company, owner, second } = await aTeam();
    await inCompany(company, 'update operators set password_hash = $2 where id = $1', [
      company.admin.id,
      await hashPassword(password),
    ]);
    for (const wrong of [undefined, 'wrong wrong wrong']) {
      await expect(
        transferOwnership(owner, { operatorId: second.id, password: wrong }),
      ).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { password: expect.any(String) } },
      });
    }
    await expect(transferOwnership(owner, { operatorId: second.id, password })).resolves.toMatchObject({
      isOwner: true,
    });
  });

  test('and a code where their two-factor is on', async () => {
    const { company, owner, second } = await aTeam();
    const { code } = await giveTwoFactor(world.services, company.id, company.admin.id);
    await expect(transferOwnership(owner, { operatorId: second.id })).rejects.toMatchObject({
      details: { fields: { code: expect.any(String) } },
    });
    await expect(transferOwnership(owner, { operatorId: second.id, code: code() })).resolves.toMatchObject({
      isOwner: true,
    });
  });

  test('whoever has no password shows a sign-in of just now', async () => {
    const { company, owner, second } = await aTeam();
    await inCompany(company, "update sessions set created_at = now() - interval '16 minutes'");
    expect((await refusalOf(transferOwnership(owner, { operatorId: second.id }))).code).toBe('FORBIDDEN');
  });

  test('only the owner can', async () => {
    const { asSecond, second } = await aTeam();
    expect((await refusalOf(transferOwnership(asSecond, { operatorId: second.id }))).code).toBe('FORBIDDEN');
  });

  test.each([
    ['themselves', ({ company }: Awaited<ReturnType<typeof aTeam>>) => company.admin.id],
    ['somebody who is no Admin', ({ third }: Awaited<ReturnType<typeof aTeam>>) => third.id],
    [
      'an Admin who has not joined',
      async ({ company }: Awaited<ReturnType<typeof aTeam>>) =>
        (await world.operator(company, { role: 'Admin', status: 'Pending' })).id,
    ],
  ])('not to %s', async (_whom, choose) => {
    const team = await aTeam();
    expect((await refusalOf(transferOwnership(team.owner, { operatorId: await choose(team) }))).code).toBe(
      'CONFLICT',
    );
  });
});

describe('signing somebody out everywhere', () => {
  test('ends their sessions at once, nobody else’s, and is on record; they can sign in again', async () => {
    const { company, second, owner, asSecond } = await aTeam();
    const passwordHash = await hashPassword(password);
    await inCompany(company, 'update operators set password_hash = $1 where id = $2', [
      passwordHash,
      second.id,
    ]);
    await login(world.asNobody(), { email: second.email, password });
    const ends = sessionEnds(asSecond);

    expect(await signOutOperator(owner, second.id)).toBe(2);

    expect((await ends.next()).value).toMatchObject({ reason: 'Revoked' });
    await ends.return?.();
    const { rows } = await inCompany(company, 'select operator_id from sessions where ended_at is null');
    expect(rows.map(({ operator_id: id }) => id)).not.toContain(second.id);
    expect(rows.map(({ operator_id: id }) => id)).toContain(company.admin.id);
    expect(await recordOf(company, 'operator.sessionsEnded')).toMatchObject([
      { target_label: second.name, changes: [{ field: 'sessions', before: 2, after: 0 }] },
    ]);
    await expect(login(world.asNobody(), { email: second.email, password })).resolves.toBeDefined();
    expect(await signOutOperator(owner, second.id)).toBe(1);
    expect(await signOutOperator(owner, second.id)).toBe(0);
    expect(await recordOf(company, 'operator.sessionsEnded')).toHaveLength(2);
  });

  test('one’s own are in My profile', async () => {
    const { company, owner } = await aTeam();
    expect((await refusalOf(signOutOperator(owner, company.admin.id))).code).toBe('CONFLICT');
  });
});

describe('who may', () => {
  const calls = {
    changeOperatorRole: (ctx: Context, id: string) => changeOperatorRole(ctx, id, 'Staff'),
    removeOperator,
    signOutOperator,
    transferOwnership: (ctx: Context, operatorId: string) => transferOwnership(ctx, { operatorId }),
  };

  test.each(Object.entries(calls))('%s is for Admins of an Active company', async (_name, call) => {
    const { company, third } = await aTeam();
    expect((await refusalOf(call(await world.as(company, 'MANAGE_SETTINGS'), third.id))).code).toBe(
      'FORBIDDEN',
    );
    const closed = await world.company({ status: 'Cancelled' });
    expect((await refusalOf(call(await world.asAdmin(closed), third.id))).code).toBe('COMPANY_CANCELLED');
    expect((await refusalOf(call(world.asNobody(), third.id))).code).toBe('UNAUTHENTICATED');
  });

  test.each(Object.entries(calls))('%s: another company’s people are NOT_FOUND', async (_name, call) => {
    const [{ owner }, { third }] = [await aTeam(), await aTeam()];
    for (const id of [third.id, newId(), 'nonsense']) {
      expect((await refusalOf(call(owner, id))).code).toBe('NOT_FOUND');
    }
  });
});
