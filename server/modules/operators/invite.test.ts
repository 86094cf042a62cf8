import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import type { SentInvitation } from '../../schema.generated';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { findByAddress } from '../auth/directory';
import { limit } from '../auth/limits';
import { purgeExpired } from '../sessions/purge';
import { acceptInvitation } from './acceptInvitation';
import { inviteOperators } from './invite';
import { readInvitation } from './invitations';
import { invitationLink, resendInvitation, revokeInvitation } from './sentInvitations';
import { listInvitations, listOperators } from './service';

let world: World;
let mailbox: Mailbox;
let company: TestCompany;

beforeAll(async () => {
  world = await openWorld();
  mailbox = await openMailbox(world.services);
  company = await world.company({ name: 'Acme' });
});
afterAll(() => world.close());

const anAddress = () => `guest-${newId()}@guests.test`;
const admin = (of = company) => world.asAdmin(of);

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((refused: unknown) => refused);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message, fields: error.details.fields };
};

async function inviteOne(of = company): Promise<SentInvitation> {
  const [sent] = await inviteOperators(await admin(of), { emails: [anAddress()], role: 'Staff' });
  if (!sent) throw new Error('Nobody was invited.');
  return sent;
}

const inCompany = (sql: string, values: unknown[] = [], of = company) =>
  world.services.database.inCompany(of.id, (db) => db.query<Record<string, unknown>>(sql, values));

const runOut = (id: string, days = 0) =>
  inCompany('update invitations set expires_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);

const holderOf = (email: string) => world.services.database.onPlatform((db) => findByAddress(db, email));

const tokenOf = async (id: string) =>
  new URL((await invitationLink(await admin(), id)).url).searchParams.get('token') ?? '';

const statusOf = async (token: string) => (await readInvitation(world.asNobody(), token)).status;

describe('inviting', () => {
  test('makes Pending operators and mails each a link of seven days', async () => {
    const emails = [anAddress(), anAddress()];
    const sent = await inviteOperators(await admin(), { emails, role: 'ClientManagement' });

    expect(sent.map(({ email, role, status }) => [email, role, status])).toEqual(
      emails.map((email) => [email, 'ClientManagement', 'Pending']),
    );
    const days = (new Date(sent[0]?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect([days > 6.9, days <= 7]).toEqual([true, true]);
    for (const email of emails) {
      const mail = await mailbox.next(email);
      expect(mail.subject).toBe('You are invited to a team on Livery');
      expect(mail.text).toContain(
        `“${company.admin.name}” invites you to work with “Acme” on Livery as Client Management.`,
      );
      expect(await readInvitation(world.asNobody(), extractToken(mail))).toMatchObject({
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

  test('carries no web address or phone number in a name', async () => {
    const scam = await world.company({ name: 'Claim it at evil.example' });
    await inCompany('update operators set name = $1', ['Call 0800 123 45 67'], scam);
    const { email } = await inviteOne(scam);
    const { text, html } = await mailbox.next(email);
    expect(text).toContain('Somebody invites you to work with their company on Livery');
    expect(`${text}${html}`).not.toMatch(/evil|0800/);
  });

  test('takes an address that is repeated once, however it is written', async () => {
    const email = anAddress();
    const emails = [email, ` ${email.toUpperCase()} `];
    const sent = await inviteOperators(await admin(), { emails, role: 'Staff' });
    expect(sent.map((one) => one.email)).toEqual([email]);
  });

  test('is all or none: each address that is refused is named, and nobody is invited', async () => {
    const other = await world.company();
    const [free, invited] = [anAddress(), (await inviteOne()).email];
    const emails = [free, other.email.toUpperCase(), invited, company.email];

    expect(await refusalOf(inviteOperators(await admin(), { emails, role: 'Staff' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'emails.1': 'This email address already has an account.',
        'emails.2': 'This person is invited already. Send that invitation again.',
        'emails.3': 'This person is a member of your team already.',
      },
    });
    expect(await holderOf(free)).toBeUndefined();
  });

  test.each([
    ['no address', [], 'emails'],
    ['what is no address', ['a@b.test', 'nonsense'], 'emails.1'],
    ['more than 20', Array.from({ length: 21 }, (_, index) => `a${index}@b.test`), 'emails'],
  ])('refuses %s', async (_what, emails, field) => {
    const { code, fields } = await refusalOf(inviteOperators(await admin(), { emails, role: 'Staff' }));
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('stops at 200 people, those who left not counted', async () => {
    const full = await world.company();
    await inCompany(
      `insert into operators (company_id, id, status, role, name, email, removed_at)
       select $1, gen_random_uuid(), 'Active', 'Staff', 'Somebody', 'p' || n || '@full.test',
         case when n > 198 then now() end
       from generate_series(1, 220) n`,
      [full.id],
      full,
    );
    await inviteOne(full);
    expect(await refusalOf(inviteOne(full))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^A company may have 200 people/),
    });
  });

  test('says no name that looks like a link', async () => {
    const own = await world.company({ name: 'Your bill: www.evil.test/pay' });
    await inCompany("update operators set name = 'https://evil.test'", [], own);
    const { email } = await inviteOne(own);
    const { subject, text, html } = await mailbox.next(email);
    expect(text).toContain('Somebody invites you to work with their company on Livery as Staff.');
    expect([subject, text, html].join(' ')).not.toContain('evil');
  });

  test('a company sends 100 in an hour and no more', async () => {
    const eager = await world.company();
    for (let sent = 0; sent < 99; sent += 1) {
      await limit(world.services, 'invitation-company', eager.id);
    }
    await inviteOne(eager);
    expect((await refusalOf(inviteOne(eager))).code).toBe('RATE_LIMITED');
  });
});

describe('sending again', () => {
  test('mails another link, tells whoever opens the one before, and lasts seven days anew', async () => {
    const { id, email } = await inviteOne();
    const first = extractToken(await mailbox.next(email));
    await runOut(id, 2);
    expect(await statusOf(first)).toBe('Expired');

    const again = await resendInvitation(await admin(), id);

    expect(again).toMatchObject({ id, status: 'Pending', renewalAskedAt: null });
    const second = extractToken(await mailbox.next(email));
    expect(second).not.toBe(first);
    expect(await statusOf(second)).toBe('Pending');
    expect(await statusOf(first)).toBe('Replaced');
    const input = { token: first, name: 'Guest', password: 'correct horse battery' };
    expect((await refusalOf(acceptInvitation(world.asNobody(), input))).fields).toEqual({
      token: 'This invitation was sent again. Use the link in the newest mail.',
    });
    await acceptInvitation(world.asNobody(), { ...input, token: second });
    expect(await statusOf(first)).toBe('Accepted');
  });

  test('one address gets 5 in an hour and no more', async () => {
    const { id } = await inviteOne();
    for (let time = 0; time < 4; time += 1) await resendInvitation(await admin(), id);
    expect((await refusalOf(resendInvitation(await admin(), id))).code).toBe('RATE_LIMITED');
  });

  test('nor from many companies of one network together, which use up none of another network', async () => {
    const emails = [anAddress()];
    for (let time = 0; time < 5; time += 1) {
      const own = await world.company();
      const [sent] = await inviteOperators(await admin(own), { emails, role: 'Staff' });
      await revokeInvitation(await admin(own), sent?.id ?? '');
    }
    const sixth = await admin(await world.company());
    expect((await refusalOf(inviteOperators(sixth, { emails, role: 'Staff' }))).code).toBe('RATE_LIMITED');
    const elsewhere = { ...sixth, caller: { ...sixth.caller, ipAddress: '203.0.113.9' } };
    await expect(inviteOperators(elsewhere, { emails, role: 'Staff' })).resolves.toHaveLength(1);
  });
});

describe('copying the link', () => {
  test('gives the link that was mailed, which goes on to work, and is on record without it', async () => {
    const { id, email } = await inviteOne();
    const mailed = extractToken(await mailbox.next(email));

    const { url } = await invitationLink(await admin(), id);

    expect(url).toBe(`${world.services.settings.publicUrl}/onboard/user?token=${mailed}`);
    expect(await statusOf(mailed)).toBe('Pending');
    const { rows } = await inCompany(
      "select action, target_label, changes from audit_events where target_id = $1 and action = 'invitation.linkCopied'",
      [id],
    );
    expect(rows).toEqual([{ action: 'invitation.linkCopied', target_label: email, changes: [] }]);
  });

  test('no table has the link in clear', async () => {
    const { id } = await inviteOne();
    const token = await tokenOf(id);
    const { rows } = await inCompany(
      'select to_jsonb(i)::text as kept, token_sealed from invitations i where id = $1',
      [id],
    );
    expect(String(rows[0]?.['kept'])).not.toContain(token);
    expect(Buffer.from(rows[0]?.['token_sealed'] as Buffer).includes(Buffer.from(token))).toBe(false);
  });

  test('an invitation that has run out has none', async () => {
    const { id } = await inviteOne();
    await runOut(id);
    expect(await refusalOf(invitationLink(await admin(), id))).toMatchObject({
      code: 'CONFLICT',
      message: 'This invitation has run out. Send it again, then copy the new link.',
    });
  });
});

describe('revoking', () => {
  test('closes the link and frees the address, for another company too', async () => {
    const { id, email, operatorId } = await inviteOne();
    const token = extractToken(await mailbox.next(email));

    await expect(revokeInvitation(await admin(), id)).resolves.toBe(true);

    expect(await statusOf(token)).toBe('Revoked');
    expect((await listOperators(await admin())).map((one) => one.id)).not.toContain(operatorId);
    expect((await listInvitations(await admin())).find((one) => one.id === id)?.status).toBe('Revoked');
    const other = await world.company();
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
        acceptInvitation(world.asNobody(), {
          token: await tokenOf(id),
          name: 'Guest',
          password: 'correct horse battery',
        }),
    ],
  ])('one that was %s can be neither sent again, copied nor revoked', async (_how, close) => {
    const { id } = await inviteOne();
    await close(id);
    for (const call of [resendInvitation, invitationLink, revokeInvitation]) {
      expect((await refusalOf(call(await admin(), id))).code).toBe('CONFLICT');
    }
  });

  test('accepting and revoking at once leaves one of the two', async () => {
    const { id, operatorId } = await inviteOne();
    const input = { token: await tokenOf(id), name: 'Guest', password: 'correct horse battery' };
    const ctx = await admin();
    const [accepted, revoked] = await Promise.allSettled([
      acceptInvitation(world.asNobody(), input),
      revokeInvitation(ctx, id),
    ]);
    expect([accepted.status, revoked.status].sort()).toEqual(['fulfilled', 'rejected']);
    const member = (await listOperators(ctx)).find((one) => one.id === operatorId);
    expect(member?.status).toBe(accepted.status === 'fulfilled' ? 'Active' : undefined);
  });
});

describe('the list of invitations', () => {
  test('has those that wait, have run out or were revoked lately, the last sent first', async () => {
    const own = await world.company();
    const [waiting, expired, revoked, old, joined] = [
      await inviteOne(own),
      await inviteOne(own),
      await inviteOne(own),
      await inviteOne(own),
      await inviteOne(own),
    ];
    const ctx = await admin(own);
    await inCompany('update invitations set expires_at = now() where id = $1', [expired.id], own);
    await revokeInvitation(ctx, revoked.id);
    await revokeInvitation(ctx, old.id);
    await inCompany(
      "update invitations set revoked_at = now() - interval '31 days' where id = $1",
      [old.id],
      own,
    );
    const token = new URL((await invitationLink(ctx, joined.id)).url).searchParams.get('token') ?? '';
    await acceptInvitation(world.asNobody(), { token, name: 'Guest', password: 'correct horse battery' });

    const listed = await listInvitations(await world.as(own, 'MANAGE_SETTINGS'));

    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      [revoked.id, 'Revoked'],
      [expired.id, 'Expired'],
      [waiting.id, 'Pending'],
    ]);
    expect(listed[0]?.invitedByName).toBe(own.admin.name);
  });

  test('an address is free again 30 days after its invitation ran out', async () => {
    const [lately, long] = [await inviteOne(), await inviteOne()];
    await runOut(lately.id, 29);
    await runOut(long.id, 31);

    await purgeExpired(world.services);

    expect(await holderOf(lately.email)).toBeDefined();
    expect(await holderOf(long.email)).toBeUndefined();
  });
});

describe('who may', () => {
  const calls = {
    inviteOperators: (ctx: Parameters<typeof inviteOperators>[0]) =>
      inviteOperators(ctx, { emails: [anAddress()], role: 'Staff' }),
    resendInvitation: (ctx: Parameters<typeof resendInvitation>[0]) => resendInvitation(ctx, newId()),
    revokeInvitation: (ctx: Parameters<typeof revokeInvitation>[0]) => revokeInvitation(ctx, newId()),
    invitationLink: (ctx: Parameters<typeof invitationLink>[0]) => invitationLink(ctx, newId()),
  };

  test.each(Object.entries(calls))('%s is for Admins of an Active company', async (_name, call) => {
    expect((await refusalOf(call(await world.as(company, 'MANAGE_SETTINGS')))).code).toBe('FORBIDDEN');
    const closed = await world.company({ status: 'Cancelled' });
    expect((await refusalOf(call(await admin(closed)))).code).toBe('COMPANY_CANCELLED');
    expect((await refusalOf(call(world.asNobody()))).code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['resendInvitation', resendInvitation],
    ['revokeInvitation', revokeInvitation],
    ['invitationLink', invitationLink],
  ])('%s is for nobody who was demoted since they asked', async (_name, call) => {
    const own = await world.company();
    const { id } = await inviteOne(own);
    const ctx = await admin(own);
    await inCompany("update operators set role = 'Staff' where id = $1", [own.admin.id], own);
    expect((await refusalOf(call(ctx, id))).code).toBe('FORBIDDEN');
  });

  test('another company’s invitation is NOT_FOUND', async () => {
    const { id } = await inviteOne();
    const other = await admin(await world.company());
    for (const call of [resendInvitation, revokeInvitation, invitationLink]) {
      expect((await refusalOf(call(other, id))).code).toBe('NOT_FOUND');
    }
  });
});
