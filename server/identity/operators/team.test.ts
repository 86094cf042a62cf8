import type { Context } from '../../platform';
import { savedViews } from '../../clients/internals';
import { setMarketingFavorite } from '../../add-ons/internals';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Role } from '../../../contract/enums';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { signAccessToken } from '../auth/accessToken';
import { authenticate } from '../auth/authenticate';
import { findByAddress } from '../auth/directory.repository';
import { login, refreshAccessToken } from '../auth/login.service';
import { hashPassword } from '../passwords/passwords';
import { openSession, subscribeToSessionEnd } from '../sessions/sessions.service';
import {
  changeOperatorRole,
  findOperator,
  listOperators,
  removeOperator,
  signOutOperator,
  transferOwnership,
} from './operators.service';
import { inviteOperators } from './invite.service';
import { enableTwoFactor } from '../../testing/factories/operators';

const password = 'correct horse battery';

let fixture: Fixture;
let mailbox: Mailbox;

beforeAll(async () => {
  fixture = await openFixture();
  mailbox = await openMailbox(fixture.services);
});
afterAll(() => fixture.close());

const errorOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((rejection: unknown) => rejection);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message };
};

const inCompany = (company: TestCompany, sql: string, values: unknown[] = []) =>
  fixture.inCompany(company, (db) => db.query<Record<string, unknown>>(sql, values));

/** Creates a company with its owner and two other operators. */
async function createTeam(role: Role = 'Admin') {
  const company = await fixture.company({ name: 'Acme' });
  const [second, third] = [await fixture.operator(company, { role }), await fixture.operator(company)];
  return {
    company,
    second,
    third,
    owner: await fixture.signedIn(company),
    asSecond: await fixture.signedIn(company, second),
  };
}

const listRoles = async (ctx: Context) => (await listOperators(ctx)).map(({ id, role }) => [id, role]);

const auditEventsOf = async (company: TestCompany, action: string) =>
  (
    await inCompany(company, 'select actor_name, target_label, changes from audit_events where action = $1', [
      action,
    ])
  ).rows;

describe('changeOperatorRole', () => {
  test('returns the new permissions, publishes accessChanged and audits the change', async () => {
    const { company, owner, third } = await createTeam();
    const events = fixture.services.events.subscribe('accessChanged', company.id);

    const changed = await changeOperatorRole(owner, third.id, 'ClientManagement');

    expect(changed).toMatchObject({ role: 'ClientManagement', permissions: ['MANAGE_CLIENT_MANAGEMENT'] });
    expect((await events.next()).value).toMatchObject({ operatorId: third.id });
    await events.return?.();
    expect(await auditEventsOf(company, 'operator.roleChanged')).toEqual([
      {
        actor_name: company.admin.name,
        target_label: third.name,
        changes: [{ field: 'role', before: 'Staff', after: 'ClientManagement' }],
      },
    ]);
  });

  test('sends the existing Admins an email that names the new Admin and who changed the role', async () => {
    const { company, owner, second, third } = await createTeam();
    await changeOperatorRole(owner, third.id, 'Admin');
    for (const { email } of [company.admin, second]) {
      const { subject, text } = await mailbox.next(email);
      expect(subject).toBe('Acme has a new Admin on Livery');
      expect(text).toContain(`${third.name} (${third.email}) is now an Admin of Acme.`);
      expect(text).toContain(`${company.admin.name} assigned this role.`);
      expect(text).toContain('/dashboard/settings/users?role=Admin');
    }
    await changeOperatorRole(owner, second.id, 'Staff');
    expect((await mailbox.remaining()).filter(({ to }) => to?.[0]?.address === third.email)).toEqual([]);
  });

  test('audits nothing when the role stays the same', async () => {
    const { company, owner, third } = await createTeam();
    await changeOperatorRole(owner, third.id, 'Staff');
    expect(await auditEventsOf(company, 'operator.roleChanged')).toEqual([]);
  });

  test('changes the role of an invited operator', async () => {
    const { owner } = await createTeam();
    const [sent] = await inviteOperators(owner, { emails: [`${newId()}@guests.test`], role: 'Staff' });
    const changed = await changeOperatorRole(owner, sent?.operatorId ?? '', 'Admin');
    expect(changed).toMatchObject({ role: 'Admin', status: 'Pending' });
  });

  test('design 4: rejects a change of the viewer’s role', async () => {
    const { owner, company } = await createTeam();
    expect(await errorOf(changeOperatorRole(owner, company.admin.id, 'Staff'))).toEqual({
      code: 'CONFLICT',
      message: 'You can’t change your own role. Ask another Admin.',
    });
    expect(await listRoles(owner)).toContainEqual([company.admin.id, 'Admin']);
  });

  test('rejects a change of the owner’s role by another Admin', async () => {
    const { asSecond, company } = await createTeam();
    expect(await errorOf(changeOperatorRole(asSecond, company.admin.id, 'Staff'))).toEqual({
      code: 'CONFLICT',
      message: 'The owner must be an Admin. Transfer ownership first.',
    });
  });
});

describe('team changes', () => {
  const conflictingActions = {
    'demote each other': (ctx: Context, id: string) => changeOperatorRole(ctx, id, 'Staff'),
    'remove each other': (ctx: Context, id: string) => removeOperator(ctx, id),
  };

  test.each(Object.entries(conflictingActions))(
    'design 4: leave one Admin when two Admins %s concurrently',
    async (_name, applyTo) => {
      const { company, second, asSecond } = await createTeam();
      const third = await fixture.operator(company, { role: 'Admin' });
      const asThird = await fixture.signedIn(company, third);
      // Leaves two Admins and no owner, because the owner can't be demoted or removed.
      await inCompany(company, 'update companies set owner_id = null where id = $1', [company.id]);
      await inCompany(company, "update operators set role = 'Staff' where id = $1", [company.admin.id]);

      const results = await Promise.allSettled([applyTo(asSecond, third.id), applyTo(asThird, second.id)]);

      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { rows } = await inCompany(
        company,
        "select id from operators where role = 'Admin' and removed_at is null and status = 'Active'",
      );
      expect(rows).toHaveLength(1);
    },
  );

  test('are FORBIDDEN for an Admin who was just demoted', async () => {
    const { owner, second, third, asSecond } = await createTeam();
    await changeOperatorRole(owner, second.id, 'Staff');
    for (const attempt of [
      () => changeOperatorRole(asSecond, third.id, 'Admin'),
      () => removeOperator(asSecond, third.id),
      () => inviteOperators(asSecond, { emails: [`${newId()}@guests.test`], role: 'Admin' }),
    ]) {
      expect((await errorOf(attempt())).code).toBe('FORBIDDEN');
    }
  });
});

describe('removeOperator', () => {
  async function createRemovableOperator() {
    const company = await fixture.company({ name: 'Acme' });
    const operator = await fixture.operator(company, {
      name: 'Grace',
      passwordHash: await hashPassword(password),
    });
    const ctx = await fixture.signedIn(company, operator);
    return { company, operator, ctx, owner: await fixture.signedIn(company) };
  }

  test('spec 4: ends every session immediately, prevents another sign-in and emails the operator', async () => {
    const { company, operator, ctx, owner } = await createRemovableOperator();
    const { services } = fixture;
    const session = await services.database.inCompany(company.id, (db) =>
      openSession(db, company.id, ctx.caller, { operatorId: operator.id, rememberMe: true }),
    );
    const accessToken = await signAccessToken(services, {
      companyId: company.id,
      operatorId: operator.id,
      sessionId: session.sessionId,
    });
    const sessionEvents = subscribeToSessionEnd(ctx);

    await expect(removeOperator(owner, operator.id)).resolves.toBe(true);

    expect((await sessionEvents.next()).value).toMatchObject({ reason: 'OperatorRemoved' });
    await sessionEvents.return?.();
    expect(await authenticate(services, accessToken)).toBeNull();
    expect((await errorOf(refreshAccessToken(fixture.asAnonymous(), session.refreshToken))).code).toBe(
      'UNAUTHENTICATED',
    );
    const secondLogin = login(fixture.asAnonymous(), { email: operator.email, password });
    expect((await errorOf(secondLogin)).code).toBe('INVALID_CREDENTIALS');
    expect((await mailbox.next(operator.email)).subject).toBe('You no longer have access to Acme');
  });

  test('keeps the name, deletes the credentials and frees the address', async () => {
    const { company, operator, owner } = await createRemovableOperator();
    await inCompany(
      company,
      `update operators set phone = '+14155550123', google_subject = 'g', two_factor_secret = 'x', two_factor_at = now(),
         two_factor_step = 1 where id = $1`,
      [operator.id],
    );
    await inCompany(
      company,
      `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
       values ($1, $2, $3, 'x', now() + interval '1 hour')`,
      [company.id, newId(), operator.id],
    );

    await inCompany(
      company,
      `insert into email_changes (company_id, id, operator_id, session_id, old_email, new_email, expires_at)
       values ($1, $2, $3, $2, 'old@x.test', 'new@x.test', now() + interval '1 day')`,
      [company.id, newId(), operator.id],
    );
    await inCompany(
      company,
      "insert into recovery_codes (company_id, operator_id, code_hash, salt) values ($1, $2, 'x', 'x')",
      [company.id, operator.id],
    );

    await removeOperator(owner, operator.id);

    const { rows } = await inCompany(
      company,
      `select name, removed_at is not null as "isRemoved", removed_by_name, password_hash, google_subject, phone,
         two_factor_secret, two_factor_at, two_factor_step, profile_image_id
       from operators where id = $1`,
      [operator.id],
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
    const pendingCredentials = await inCompany(
      company,
      `select from password_resets where used_at is null
       union all select from email_changes where status = 'Open' union all select from recovery_codes`,
    );
    expect(pendingCredentials.rowCount).toBe(0);
    expect(await listOperators(owner)).toHaveLength(1);
    expect((await errorOf(findOperator(owner, operator.id))).code).toBe('NOT_FOUND');
    const directoryEntry = await fixture.services.database.onPlatform((db) =>
      findByAddress(db, operator.email),
    );
    expect(directoryEntry).toBeUndefined();
    const invite = inviteOperators(owner, { emails: [operator.email], role: 'Admin' });
    await expect(invite).resolves.toHaveLength(1);
  });

  test('deletes personal views, columns, favorites and notifications, and keeps shared views', async () => {
    const { company, operator, ctx, owner } = await createRemovableOperator();
    const insertView = (name: string, isShared: boolean) =>
      inCompany(
        company,
        `insert into saved_views (company_id, id, list, name, query, columns, is_shared, operator_id)
         values ($1, $2, 'Clients', $3, '', '{}', $4, $5)`,
        [company.id, newId(), name, isShared, operator.id],
      );
    await insertView('Mine', false);
    await insertView('Ours', true);
    await inCompany(
      company,
      "insert into list_preferences (company_id, operator_id, list, columns) values ($1, $2, 'Clients', '{}')",
      [company.id, operator.id],
    );
    await setMarketingFavorite(ctx, 'launch-post', true);
    await inCompany(
      company,
      "insert into notifications (company_id, operator_id, id, kind) values ($1, $2, $3, 'ClientAdded')",
      [company.id, operator.id, newId()],
    );
    await inCompany(
      company,
      `insert into notification_preferences (company_id, operator_id, kind, in_console, by_email)
       values ($1, $2, 'ClientAdded', true, false)`,
      [company.id, operator.id],
    );

    await removeOperator(owner, operator.id);

    const { rows } = await inCompany(company, 'select name from saved_views');
    expect(rows).toEqual([{ name: 'Ours' }]);
    expect(await savedViews(owner, 'Clients')).toMatchObject([{ name: 'Ours', createdByName: 'Grace' }]);
    const emptiedTables = [
      'list_preferences',
      'marketing_favorites',
      'notifications',
      'notification_preferences',
    ];
    for (const table of emptiedTables) {
      expect((await inCompany(company, `select from ${table}`)).rowCount).toBe(0);
    }
  });

  test('keeps the audit events of the operator and audits the removal', async () => {
    const { company, operator, ctx, owner } = await createRemovableOperator();
    await changeRoleAs(company, ctx);
    await removeOperator(owner, operator.id);
    expect(await auditEventsOf(company, 'operator.roleChanged')).toMatchObject([{ actor_name: 'Grace' }]);
    expect(await auditEventsOf(company, 'operator.removed')).toEqual([
      {
        actor_name: company.admin.name,
        target_label: 'Grace',
        changes: [
          { field: 'email', before: operator.email, after: null },
          { field: 'role', before: 'Admin', after: null },
          { field: 'status', before: 'Active', after: 'Removed' },
        ],
      },
    ]);
  });

  async function changeRoleAs(company: TestCompany, actor: Context): Promise<void> {
    const { id } = await fixture.operator(company);
    await inCompany(company, "update operators set role = 'Admin' where id = $1", [actor.viewer?.operatorId]);
    await changeOperatorRole(
      { ...actor, viewer: actor.viewer && { ...actor.viewer, role: 'Admin' } },
      id,
      'ClientManagement',
    );
  }

  test('design 4: rejects removing the viewer or the owner', async () => {
    const { company, asSecond, second } = await createTeam();
    for (const id of [second.id, company.admin.id]) {
      expect((await errorOf(removeOperator(asSecond, id))).code).toBe('CONFLICT');
    }
    expect(await listOperators(asSecond)).toHaveLength(3);
  });

  test('revokes the invitation of an invited operator and sends no email', async () => {
    const { owner, company } = await createRemovableOperator();
    const email = `${newId()}@guests.test`;
    const [sent] = await inviteOperators(owner, { emails: [email], role: 'Staff' });
    await removeOperator(owner, sent?.operatorId ?? '');
    const { rows } = await inCompany(
      company,
      'select revoked_at is not null as "isRevoked" from invitations',
    );
    expect(rows).toEqual([{ isRevoked: true }]);
    const emails = await fixture.services.database.query(
      "select from pgboss.job where data->>'template' = 'operator-removed' and data->>'to' = $1",
      [email],
    );
    expect(emails.rowCount).toBe(0);
  });
});

describe('transferOwnership', () => {
  test('makes another Admin the owner, emails every Admin and audits the transfer', async () => {
    const { company, owner, second, asSecond } = await createTeam();
    const otherAdmin = await fixture.operator(company, { role: 'Admin' });

    expect(await transferOwnership(owner, { operatorId: second.id })).toMatchObject({
      id: second.id,
      isOwner: true,
    });

    const owners = (await listOperators(owner)).filter(({ isOwner }) => isOwner);
    expect(owners.map(({ id }) => id)).toEqual([second.id]);
    for (const { email } of [company.admin, second, otherAdmin]) {
      expect((await mailbox.next(email)).subject).toBe(`${second.name} is now the owner of Acme`);
    }
    expect(await auditEventsOf(company, 'company.ownershipTransferred')).toMatchObject([
      { changes: [{ field: 'owner', before: company.admin.name, after: second.name }] },
    ]);
    await expect(changeOperatorRole(asSecond, company.admin.id, 'Staff')).resolves.toMatchObject({
      role: 'Staff',
    });
  });

  test('requires the password of the owner', async () => {
    const { company, owner, second } = await createTeam();
    await inCompany(company, 'update operators set password_hash = $2 where id = $1', [
      company.admin.id,
      await hashPassword(password),
    ]);
    for (const wrongPassword of [undefined, 'wrong wrong wrong']) {
      await expect(
        transferOwnership(owner, { operatorId: second.id, password: wrongPassword }),
      ).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { password: expect.any(String) } },
      });
    }
    await expect(transferOwnership(owner, { operatorId: second.id, password })).resolves.toMatchObject({
      isOwner: true,
    });
  });

  test('requires a code when two-factor authentication is on', async () => {
    const { company, owner, second } = await createTeam();
    const { code } = await enableTwoFactor(fixture.services, company.id, company.admin.id);
    await expect(transferOwnership(owner, { operatorId: second.id })).rejects.toMatchObject({
      details: { fields: { code: expect.any(String) } },
    });
    await expect(transferOwnership(owner, { operatorId: second.id, code: code() })).resolves.toMatchObject({
      isOwner: true,
    });
  });

  test('requires a recent sign-in from an owner without a password', async () => {
    const { company, owner, second } = await createTeam();
    await inCompany(company, "update sessions set created_at = now() - interval '16 minutes'");
    expect((await errorOf(transferOwnership(owner, { operatorId: second.id }))).code).toBe('FORBIDDEN');
  });

  test('rejects an Admin who is not the owner', async () => {
    const { asSecond, second } = await createTeam();
    expect((await errorOf(transferOwnership(asSecond, { operatorId: second.id }))).code).toBe('FORBIDDEN');
  });

  test.each([
    ['the owner', ({ company }: Awaited<ReturnType<typeof createTeam>>) => company.admin.id],
    ['an operator who is not an Admin', ({ third }: Awaited<ReturnType<typeof createTeam>>) => third.id],
    [
      'an invited Admin',
      async ({ company }: Awaited<ReturnType<typeof createTeam>>) =>
        (await fixture.operator(company, { role: 'Admin', status: 'Pending' })).id,
    ],
  ])('rejects a transfer to %s', async (_name, chooseTarget) => {
    const team = await createTeam();
    expect(
      (await errorOf(transferOwnership(team.owner, { operatorId: await chooseTarget(team) }))).code,
    ).toBe('CONFLICT');
  });
});

describe('signOutOperator', () => {
  test('ends all sessions of one operator, writes an audit event and allows another sign-in', async () => {
    const { company, second, owner, asSecond } = await createTeam();
    const passwordHash = await hashPassword(password);
    await inCompany(company, 'update operators set password_hash = $1 where id = $2', [
      passwordHash,
      second.id,
    ]);
    await login(fixture.asAnonymous(), { email: second.email, password });
    const sessionEvents = subscribeToSessionEnd(asSecond);

    expect(await signOutOperator(owner, second.id)).toBe(2);

    expect((await sessionEvents.next()).value).toMatchObject({ reason: 'Revoked' });
    await sessionEvents.return?.();
    const { rows } = await inCompany(company, 'select operator_id from sessions where ended_at is null');
    expect(rows.map(({ operator_id: id }) => id)).not.toContain(second.id);
    expect(rows.map(({ operator_id: id }) => id)).toContain(company.admin.id);
    expect(await auditEventsOf(company, 'operator.sessionsEnded')).toMatchObject([
      { target_label: second.name, changes: [{ field: 'sessions', before: 2, after: 0 }] },
    ]);
    await expect(login(fixture.asAnonymous(), { email: second.email, password })).resolves.toBeDefined();
    expect(await signOutOperator(owner, second.id)).toBe(1);
    expect(await signOutOperator(owner, second.id)).toBe(0);
    expect(await auditEventsOf(company, 'operator.sessionsEnded')).toHaveLength(2);
  });

  test('returns CONFLICT for the viewer', async () => {
    const { company, owner } = await createTeam();
    expect((await errorOf(signOutOperator(owner, company.admin.id))).code).toBe('CONFLICT');
  });
});

describe('access to team changes', () => {
  const operations = {
    changeOperatorRole: (ctx: Context, id: string) => changeOperatorRole(ctx, id, 'Staff'),
    removeOperator,
    signOutOperator,
    transferOwnership: (ctx: Context, operatorId: string) => transferOwnership(ctx, { operatorId }),
  };

  test.each(Object.entries(operations))(
    '%s requires an Admin of an Active company',
    async (_name, operation) => {
      const { company, third } = await createTeam();
      expect(
        (await errorOf(operation(await fixture.signedIn(company, ['MANAGE_SETTINGS']), third.id))).code,
      ).toBe('FORBIDDEN');
      const closed = await fixture.company({ status: 'Cancelled' });
      expect((await errorOf(operation(await fixture.signedIn(closed), third.id))).code).toBe(
        'COMPANY_CANCELLED',
      );
      expect((await errorOf(operation(fixture.asAnonymous(), third.id))).code).toBe('UNAUTHENTICATED');
    },
  );

  test.each(Object.entries(operations))(
    '%s returns NOT_FOUND for operators of other companies and unknown ids',
    async (_name, operation) => {
      const [{ owner }, { third }] = [await createTeam(), await createTeam()];
      for (const id of [third.id, newId(), 'nonsense']) {
        expect((await errorOf(operation(owner, id))).code).toBe('NOT_FOUND');
      }
    },
  );
});
