import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { limit, type SentInvitation } from '../../platform';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { findByAddress } from '../auth/directory.repository';
import { purgeExpired } from '../../purge';
import { acceptInvitation } from './acceptInvitation.service';
import { inviteOperators } from './invite.service';
import { readInvitation } from './invitations.service';
import { createInvitationLink, resendInvitation, revokeInvitation } from './sentInvitations.service';
import { listInvitations, listOperators } from './operators.service';

let fixture: Fixture;
let mailbox: Mailbox;
let company: TestCompany;

beforeAll(async () => {
  fixture = await openFixture();
  mailbox = await openMailbox(fixture.services);
  company = await fixture.company({ name: 'Acme' });
});
afterAll(() => fixture.close());

const createAddress = () => `guest-${newId()}@guests.test`;
const admin = (targetCompany = company) => fixture.signedIn(targetCompany);

const errorOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((rejection: unknown) => rejection);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message, fields: error.details.fields };
};

async function inviteOne(targetCompany = company): Promise<SentInvitation> {
  const [sent] = await inviteOperators(await admin(targetCompany), {
    emails: [createAddress()],
    role: 'Staff',
  });
  if (!sent) throw new Error('The operator was not invited.');
  return sent;
}

const inCompany = (sql: string, values: unknown[] = [], targetCompany = company) =>
  fixture.inCompany(targetCompany, (db) => db.query<Record<string, unknown>>(sql, values));

const expireInvitation = (id: string, days = 0) =>
  inCompany('update invitations set expires_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);

const holderOf = (email: string) => fixture.services.database.onPlatform((db) => findByAddress(db, email));

const tokenOf = async (id: string) =>
  new URL((await createInvitationLink(await admin(), id)).url).searchParams.get('token') ?? '';

const statusOf = async (token: string) => (await readInvitation(fixture.asAnonymous(), token)).status;

describe('inviteOperators', () => {
  test('creates Pending operators and emails each a link that is valid for seven days', async () => {
    const emails = [createAddress(), createAddress()];
    const sent = await inviteOperators(await admin(), { emails, role: 'ClientManagement' });

    expect(sent.map(({ email, role, status }) => [email, role, status])).toEqual(
      emails.map((email) => [email, 'ClientManagement', 'Pending']),
    );
    const days = (new Date(sent[0]?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect([days > 6.9, days <= 7]).toEqual([true, true]);
    for (const email of emails) {
      const message = await mailbox.next(email);
      expect(message.subject).toBe('You are invited to a team on Livery');
      expect(message.text).toContain(
        `“${company.admin.name}” invited you to work with “Acme” on Livery. Your role: Client Management`,
      );
      expect(await readInvitation(fixture.asAnonymous(), extractToken(message))).toMatchObject({
        email,
        role: 'ClientManagement',
        companyName: 'Acme',
        status: 'Pending',
        permissions: ['MANAGE_CLIENT_MANAGEMENT'],
      });
    }
    const pending = (await listOperators(await admin())).filter(({ status }) => status === 'Pending');
    expect(pending.map(({ name }) => name).sort()).toEqual([...emails].sort());
  });

  test('omits names that contain a domain or phone number from the email', async () => {
    const spamCompany = await fixture.company({ name: 'Claim it at evil.example' });
    await inCompany('update operators set name = $1', ['Call 0800 123 45 67'], spamCompany);
    const { email } = await inviteOne(spamCompany);
    const { text, html } = await mailbox.next(email);
    expect(text).toContain('A team member invited you to work with Unnamed company on Livery.');
    expect(`${text}${html}`).not.toMatch(/evil|0800/);
  });

  test('deduplicates addresses regardless of case and spaces', async () => {
    const email = createAddress();
    const emails = [email, ` ${email.toUpperCase()} `];
    const sent = await inviteOperators(await admin(), { emails, role: 'Staff' });
    expect(sent.map((item) => item.email)).toEqual([email]);
  });

  test('invites all addresses or none, with an error for each taken address', async () => {
    const other = await fixture.company();
    const [freeAddress, invitedAddress] = [createAddress(), (await inviteOne()).email];
    const emails = [freeAddress, other.email.toUpperCase(), invitedAddress, company.email];

    expect(await errorOf(inviteOperators(await admin(), { emails, role: 'Staff' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'emails.1': 'This email address already has an account.',
        'emails.2': 'This person was already invited. Resend the invitation instead.',
        'emails.3': 'This person is already on your team.',
      },
    });
    expect(await holderOf(freeAddress)).toBeUndefined();
  });

  test.each([
    ['no address', [], 'emails'],
    ['an invalid address', ['a@b.test', 'nonsense'], 'emails.1'],
    ['more than 20 addresses', Array.from({ length: 21 }, (_, index) => `a${index}@b.test`), 'emails'],
  ])('rejects an invalid email list: %s', async (_name, emails, field) => {
    const { code, fields } = await errorOf(inviteOperators(await admin(), { emails, role: 'Staff' }));
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('limits a company to 200 operators, not counting removed ones', async () => {
    const fullCompany = await fixture.company();
    await inCompany(
      `insert into operators (company_id, id, status, role, name, email, removed_at)
       select $1, gen_random_uuid(), 'Active', 'Staff', 'Ada', 'p' || n || '@full.test',
         case when n > 198 then now() end
       from generate_series(1, 220) n`,
      [fullCompany.id],
      fullCompany,
    );
    await inviteOne(fullCompany);
    expect(await errorOf(inviteOne(fullCompany))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^A company can have at most 200 users/),
    });
  });

  test('omits names that contain a URL from the subject and the body', async () => {
    const testCompany = await fixture.company({ name: 'Your bill: www.evil.test/pay' });
    await inCompany("update operators set name = 'https://evil.test'", [], testCompany);
    const { email } = await inviteOne(testCompany);
    const { subject, text, html } = await mailbox.next(email);
    expect(text).toContain(
      'A team member invited you to work with Unnamed company on Livery. Your role: Staff',
    );
    expect([subject, text, html].join(' ')).not.toContain('evil');
  });

  test('limits a company to 100 invitations an hour', async () => {
    const busyCompany = await fixture.company();
    for (let sent = 0; sent < 99; sent += 1) {
      await limit(fixture.services, 'invitation-company', busyCompany.id);
    }
    await inviteOne(busyCompany);
    expect((await errorOf(inviteOne(busyCompany))).code).toBe('RATE_LIMITED');
  });

  test('limits an address to five invitations an hour from each network, across all companies', async () => {
    const emails = [createAddress()];
    for (let attemptNumber = 0; attemptNumber < 5; attemptNumber += 1) {
      const testCompany = await fixture.company();
      const [sent] = await inviteOperators(await admin(testCompany), { emails, role: 'Staff' });
      await revokeInvitation(await admin(testCompany), sent?.id ?? '');
    }
    const sixthAdmin = await admin(await fixture.company());
    expect((await errorOf(inviteOperators(sixthAdmin, { emails, role: 'Staff' }))).code).toBe('RATE_LIMITED');
    const otherNetwork = { ...sixthAdmin, caller: { ...sixthAdmin.caller, ipAddress: '203.0.113.9' } };
    await expect(inviteOperators(otherNetwork, { emails, role: 'Staff' })).resolves.toHaveLength(1);
  });
});

describe('resendInvitation', () => {
  test('emails a new link for an expired invitation and marks the previous link as Replaced', async () => {
    const { id, email } = await inviteOne();
    const first = extractToken(await mailbox.next(email));
    await expireInvitation(id, 2);
    expect(await statusOf(first)).toBe('Expired');

    const resent = await resendInvitation(await admin(), id);

    expect(resent).toMatchObject({ id, status: 'Pending', renewalRequestedAt: null });
    const second = extractToken(await mailbox.next(email));
    expect(second).not.toBe(first);
    expect(await statusOf(second)).toBe('Pending');
    expect(await statusOf(first)).toBe('Replaced');
    const input = { token: first, name: 'Guest', password: 'correct horse battery' };
    expect((await errorOf(acceptInvitation(fixture.asAnonymous(), input))).fields).toEqual({
      token: 'This invitation was replaced. Open the link in the latest email.',
    });
    await acceptInvitation(fixture.asAnonymous(), { ...input, token: second });
    expect(await statusOf(first)).toBe('Accepted');
  });

  test('limits an address to five invitations an hour, including the first one', async () => {
    const { id } = await inviteOne();
    for (let attemptNumber = 0; attemptNumber < 4; attemptNumber += 1)
      await resendInvitation(await admin(), id);
    expect((await errorOf(resendInvitation(await admin(), id))).code).toBe('RATE_LIMITED');
  });
});

describe('createInvitationLink', () => {
  test('returns the emailed link, keeps it valid and audits the copy without the link', async () => {
    const { id, email } = await inviteOne();
    const emailedToken = extractToken(await mailbox.next(email));

    const { url } = await createInvitationLink(await admin(), id);

    expect(url).toBe(`${fixture.services.settings.publicUrl}/onboard/user?token=${emailedToken}`);
    expect(await statusOf(emailedToken)).toBe('Pending');
    const { rows } = await inCompany(
      "select action, target_label, changes from audit_events where target_id = $1 and action = 'invitation.linkCopied'",
      [id],
    );
    expect(rows).toEqual([{ action: 'invitation.linkCopied', target_label: email, changes: [] }]);
  });

  test('stores no plaintext token', async () => {
    const { id } = await inviteOne();
    const token = await tokenOf(id);
    const { rows } = await inCompany(
      'select to_jsonb(i)::text as stored, token_sealed from invitations i where id = $1',
      [id],
    );
    expect(String(rows[0]?.['stored'])).not.toContain(token);
    expect(Buffer.from(rows[0]?.['token_sealed'] as Buffer).includes(Buffer.from(token))).toBe(false);
  });

  test('returns CONFLICT for an expired invitation', async () => {
    const { id } = await inviteOne();
    await expireInvitation(id);
    expect(await errorOf(createInvitationLink(await admin(), id))).toMatchObject({
      code: 'CONFLICT',
      message: 'This invitation has expired. Resend it, then copy the new link.',
    });
  });
});

describe('revokeInvitation', () => {
  test('invalidates the link and frees the address for other companies', async () => {
    const { id, email, operatorId } = await inviteOne();
    const token = extractToken(await mailbox.next(email));

    await expect(revokeInvitation(await admin(), id)).resolves.toBe(true);

    expect(await statusOf(token)).toBe('Revoked');
    expect((await listOperators(await admin())).map((item) => item.id)).not.toContain(operatorId);
    expect((await listInvitations(await admin())).find((item) => item.id === id)?.status).toBe('Revoked');
    const other = await fixture.company();
    await expect(
      inviteOperators(await admin(other), { emails: [email], role: 'Staff' }),
    ).resolves.toHaveLength(1);
    const { rows } = await inCompany('select token_sealed from invitations where id = $1', [id]);
    expect(rows).toEqual([{ token_sealed: null }]);
  });

  test.each([
    ['revoked', (id: string) => admin().then((ctx) => revokeInvitation(ctx, id))],
    [
      'accepted',
      async (id: string) =>
        acceptInvitation(fixture.asAnonymous(), {
          token: await tokenOf(id),
          name: 'Guest',
          password: 'correct horse battery',
        }),
    ],
  ])(
    'returns CONFLICT for an invitation that was %s, as do resendInvitation and createInvitationLink',
    async (_name, closeInvitation) => {
      const { id } = await inviteOne();
      await closeInvitation(id);
      for (const operation of [resendInvitation, createInvitationLink, revokeInvitation]) {
        expect((await errorOf(operation(await admin(), id))).code).toBe('CONFLICT');
      }
    },
  );

  test('succeeds only if a concurrent acceptance fails', async () => {
    const { id, operatorId } = await inviteOne();
    const input = { token: await tokenOf(id), name: 'Guest', password: 'correct horse battery' };
    const ctx = await admin();
    const [accepted, revoked] = await Promise.allSettled([
      acceptInvitation(fixture.asAnonymous(), input),
      revokeInvitation(ctx, id),
    ]);
    expect([accepted.status, revoked.status].sort()).toEqual(['fulfilled', 'rejected']);
    const member = (await listOperators(ctx)).find((item) => item.id === operatorId);
    expect(member?.status).toBe(accepted.status === 'fulfilled' ? 'Active' : undefined);
  });
});

describe('sent invitations', () => {
  test('are listed newest first if they are pending, expired or recently revoked', async () => {
    const testCompany = await fixture.company();
    const [pending, expired, revoked, old, joined] = [
      await inviteOne(testCompany),
      await inviteOne(testCompany),
      await inviteOne(testCompany),
      await inviteOne(testCompany),
      await inviteOne(testCompany),
    ];
    const ctx = await admin(testCompany);
    await inCompany('update invitations set expires_at = now() where id = $1', [expired.id], testCompany);
    await revokeInvitation(ctx, revoked.id);
    await revokeInvitation(ctx, old.id);
    await inCompany(
      "update invitations set revoked_at = now() - interval '31 days' where id = $1",
      [old.id],
      testCompany,
    );
    const token = new URL((await createInvitationLink(ctx, joined.id)).url).searchParams.get('token') ?? '';
    await acceptInvitation(fixture.asAnonymous(), {
      token,
      name: 'Guest',
      password: 'correct horse battery',
    });

    const listed = await listInvitations(await fixture.signedIn(testCompany, ['MANAGE_SETTINGS']));

    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      [revoked.id, 'Revoked'],
      [expired.id, 'Expired'],
      [pending.id, 'Pending'],
    ]);
    expect(listed[0]?.invitedByName).toBe(testCompany.admin.name);
  });

  test('are purged 30 days after they expire, which frees their addresses', async () => {
    const [recent, abandoned] = [await inviteOne(), await inviteOne()];
    await expireInvitation(recent.id, 29);
    await expireInvitation(abandoned.id, 31);

    await purgeExpired(fixture.services);

    expect(await holderOf(recent.email)).toBeDefined();
    expect(await holderOf(abandoned.email)).toBeUndefined();
  });
});

describe('access to invitations', () => {
  const operations = {
    inviteOperators: (ctx: Parameters<typeof inviteOperators>[0]) =>
      inviteOperators(ctx, { emails: [createAddress()], role: 'Staff' }),
    resendInvitation: (ctx: Parameters<typeof resendInvitation>[0]) => resendInvitation(ctx, newId()),
    revokeInvitation: (ctx: Parameters<typeof revokeInvitation>[0]) => revokeInvitation(ctx, newId()),
    createInvitationLink: (ctx: Parameters<typeof createInvitationLink>[0]) =>
      createInvitationLink(ctx, newId()),
  };

  test.each(Object.entries(operations))(
    '%s requires an Admin of an Active company',
    async (_name, operation) => {
      expect((await errorOf(operation(await fixture.signedIn(company, ['MANAGE_SETTINGS'])))).code).toBe(
        'FORBIDDEN',
      );
      const closed = await fixture.company({ status: 'Cancelled' });
      expect((await errorOf(operation(await admin(closed)))).code).toBe('COMPANY_CANCELLED');
      expect((await errorOf(operation(fixture.asAnonymous()))).code).toBe('UNAUTHENTICATED');
    },
  );

  test.each([
    ['resendInvitation', resendInvitation],
    ['revokeInvitation', revokeInvitation],
    ['createInvitationLink', createInvitationLink],
  ])('%s rejects an Admin who was demoted after the request began', async (_name, operation) => {
    const testCompany = await fixture.company();
    const { id } = await inviteOne(testCompany);
    const ctx = await admin(testCompany);
    await inCompany("update operators set role = 'Staff' where id = $1", [testCompany.admin.id], testCompany);
    expect((await errorOf(operation(ctx, id))).code).toBe('FORBIDDEN');
  });

  test('every action returns NOT_FOUND for an invitation of another company', async () => {
    const { id } = await inviteOne();
    const other = await admin(await fixture.company());
    for (const operation of [resendInvitation, revokeInvitation, createInvitationLink]) {
      expect((await errorOf(operation(other, id))).code).toBe('NOT_FOUND');
    }
  });
});
