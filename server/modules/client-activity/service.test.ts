import { newId } from '../../lib/ids';
import { type AuditEntry, recordAudits } from '../audit/service';
import { changeTexts } from './changeText';
import { clientTimeline, recentActivity } from './service';
import { recordPayments, recordRefund } from '../payments/recording';
import { aFailure, aPayment } from '../payments/testPayments';
import type { Activity, ActivityKind, Permission } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const seesAll: readonly Permission[] = ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'];
  const allButMoney: readonly Permission[] = ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT'];

  const minute = (count: number): Date => new Date(Date.UTC(2026, 2, 1, 12, count));

  async function audit(company: TestCompany, ...entries: AuditEntry[]): Promise<void> {
    const ctx = await world.asAdmin(company);
    await world.services.database.inCompany(company.id, (db) => recordAudits(db, ctx, entries));
  }

  const changeOf = (clientId: string, at: Date, changes: AuditEntry['changes'] = []): AuditEntry => ({
    action: 'client.updated',
    targetType: 'Client',
    targetId: clientId,
    targetLabel: 'As it was called then',
    changes,
    occurredAt: at,
  });

  /** One of everything that can happen to a client: a minute apart, the change first and the failed mail last. */
  async function eventful() {
    const company = await world.company();
    const client = await world.client(company, { name: 'Ada' });
    const changes = [
      { field: 'name', before: 'Ida', after: 'Ada' },
      { field: 'price', before: 2900, after: 7900 },
    ];
    await audit(company, changeOf(client.id, minute(0), changes));
    const paid = aPayment(client.id, { createdAt: minute(1), trigger: 'Purchase' });
    await world.services.database.inCompany(company.id, async (db) => {
      await recordPayments(db, company.id, [paid]);
      await recordRefund(db, company.id, {
        id: newId(),
        paymentId: paid.id,
        amount: 400,
        reason: 'Other',
        status: 'Succeeded',
        createdBy: company.admin.id,
        createdAt: minute(2),
      });
      await db.query(
        `insert into client_sign_ins (company_id, id, client_id, ip_address, user_agent, occurred_at)
       values ($1, $2, $3, '192.0.2.1', 'Firefox', $4)`,
        [company.id, newId(), client.id, minute(3)],
      );
      for (const [count, status] of [
        [4, 'Sent'],
        [5, 'Failed'],
      ] as const) {
        await db.query(
          `insert into client_mails (company_id, id, client_id, template, subject, status, occurred_at)
         values ($1, $2, $3, 'welcome', 'Welcome', $4, $5)`,
          [company.id, newId(), client.id, status, minute(count)],
        );
      }
    });
    return { company, client, paid };
  }

  const kindsOf = (items: readonly Activity[]): ActivityKind[] => items.map(({ kind }) => kind);

  describe("a client's timeline", () => {
    test('merges changes, payments, refunds, sign-ins and mails, newest first, with who made them', async () => {
      const { company, client, paid } = await eventful();
      const { items, nextCursor } = await clientTimeline(await world.as(company, ...seesAll), {
        id: client.id,
      });
      const about = { client: { id: client.id, number: 1, name: 'Ada' } };
      expect(items).toMatchObject([
        { ...about, kind: 'Mail', actorType: 'System', actorName: null, mail: { hasFailed: true } },
        { ...about, kind: 'Mail', mail: { subject: 'Welcome', hasFailed: false } },
        {
          ...about,
          kind: 'SignIn',
          actorType: 'Client',
          actorName: 'Ada',
          signIn: { ipAddress: '192.0.2.1', userAgent: 'Firefox' },
        },
        {
          ...about,
          kind: 'Refund',
          actorType: 'Operator',
          actorName: company.admin.name,
          refundAmount: 400,
          payment: { id: paid.id, status: 'PartiallyRefunded' },
        },
        {
          ...about,
          kind: 'Payment',
          actorType: 'Client',
          payment: { id: paid.id, amount: 10_000, net: 9600, client: about.client },
        },
        {
          ...about,
          kind: 'Change',
          actorType: 'Operator',
          actorName: company.admin.name,
          action: 'client.updated',
          target: 'As it was called then',
          occurredAt: minute(0),
          changes: [
            { field: 'name', before: 'Ida', after: 'Ada' },
            { field: 'price', before: '$29.00', after: '$79.00' },
          ],
        },
      ]);
      expect(nextCursor).toBeNull();
    });

    test.each([
      ['as they chose', 'de-DE', 'en-US,en;q=0.9', '79,00\u00a0$'],
      ['as their browser’s kind of English, where they chose nothing', null, 'en-GB,en;q=0.9', 'US$79.00'],
      ['in plain English, where their browser asks for none', null, 'fr-FR,fr;q=0.9', '$79.00'],
      ['in plain English, where it asks for nonsense', null, 'en-!!', '$79.00'],
    ])('amounts are written for whoever reads them %s', async (_how, locale, acceptLanguage, after) => {
      const { company, client } = await eventful();
      const ctx = await world.as(company, ...seesAll);
      await world.services.database.inCompany(company.id, (db) =>
        db.query('update operators set locale = $2 where id = $1', [ctx.viewer?.operatorId, locale]),
      );
      const reader = { ...ctx, caller: { ...ctx.caller, acceptLanguage } };
      const { items } = await clientTimeline(reader, { id: client.id });
      expect(items.at(-1)?.changes[1]).toMatchObject({ field: 'price', after });
    });

    test('without MANAGE_PAYMENTS there is no money in it, even when it is asked for', async () => {
      const { company, client } = await eventful();
      const ctx = await world.as(company, ...allButMoney);
      const { items } = await clientTimeline(ctx, { id: client.id });
      expect(kindsOf(items)).toEqual(['Mail', 'Mail', 'SignIn', 'Change']);
      expect(items.at(-1)?.changes).toEqual([{ field: 'name', before: 'Ida', after: 'Ada' }]);
      const asked = await clientTimeline(ctx, { id: client.id, kinds: ['Payment', 'Refund'] });
      expect(asked).toEqual({ items: [], nextCursor: null });
    });

    test.each<[ActivityKind[], ActivityKind[]]>([
      [['Mail'], ['Mail', 'Mail']],
      [
        ['Change', 'Payment'],
        ['Payment', 'Change'],
      ],
      [[], []],
    ])('of the kinds %j alone', async (kinds, found) => {
      const { company, client } = await eventful();
      const ctx = await world.as(company, ...seesAll);
      expect(kindsOf((await clientTimeline(ctx, { id: client.id, kinds })).items)).toEqual(found);
    });

    test('goes on where the part before ended, and shows everything once, whatever comes at the same time', async () => {
      const company = await world.company();
      const client = await world.client(company);
      // Many at once: their order is settled by their ids.
      await audit(company, ...Array.from({ length: 13 }, () => changeOf(client.id, minute(1))));
      await world.services.database.inCompany(company.id, (db) =>
        recordPayments(
          db,
          company.id,
          Array.from({ length: 11 }, (_, index) =>
            aPayment(client.id, { createdAt: minute(index % 3), trigger: 'Cycle' }),
          ),
        ),
      );
      const ctx = await world.as(company, ...seesAll);
      const whole = await clientTimeline(ctx, { id: client.id, first: 100 });
      expect(whole.items).toHaveLength(24);
      const seen: string[] = [];
      let after: string | null | undefined = null;
      do {
        const part = await clientTimeline(ctx, { id: client.id, first: 5, after });
        seen.push(...part.items.map(({ id }) => id));
        after = part.nextCursor;
        // What happens meanwhile comes before, and moves nothing that was not seen yet.
        await audit(company, changeOf(client.id, new Date()));
      } while (after);
      expect(seen).toEqual(whole.items.map(({ id }) => id));
      expect(whole.nextCursor).toBeNull();
    });

    test("another company's client does not exist, nor does one that never was", async () => {
      const { client } = await eventful();
      const ctx = await world.as(await world.company(), ...seesAll);
      for (const id of [client.id, newId(), 'none', '']) {
        await expect(clientTimeline(ctx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    test('needs MANAGE_CLIENT_MANAGEMENT', async () => {
      const { company, client } = await eventful();
      const ctx = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_PAYMENTS');
      await expect(clientTimeline(ctx, { id: client.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test.each([
      [{ first: 0 }, 'first'],
      [{ first: 101 }, 'first'],
      [{ after: 'nonsense' }, 'after'],
      [{ after: '' }, 'after'],
      [{ after: Buffer.from('2026-99-99T00:00:00.000Z none').toString('base64url') }, 'after'],
      [{ after: Buffer.from(`0000-01-01T00:00:00.000Z ${newId()}`).toString('base64url') }, 'after'],
      [{ after: Buffer.from(`2026-02-31T00:00:00.000Z ${newId()}`).toString('base64url') }, 'after'],
    ])('%j is refused', async (args, field) => {
      const { company, client } = await eventful();
      const ctx = await world.as(company, ...seesAll);
      await expect(clientTimeline(ctx, { id: client.id, ...args })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { [field]: expect.any(String) } },
      });
    });
  });

  describe('what happened lately in the company', () => {
    const seenBy = async (company: TestCompany, ...flags: Permission[]) =>
      recentActivity(await world.as(company, ...flags), undefined);

    const shown = (items: readonly Activity[]): string[] =>
      items.map(({ kind, action, target }) => (kind === 'Change' ? `${action} ${target}` : kind));

    async function busy() {
      const { company, client } = await eventful();
      const about = (targetType: string, action: AuditEntry['action'], at: number): AuditEntry => ({
        action,
        targetType,
        targetId: newId(),
        targetLabel: targetType,
        changes: [{ field: 'price', before: 100, after: 200 }],
        occurredAt: minute(at),
      });
      await audit(
        company,
        about('ThemeSetup', 'themeSetup.updated', 20),
        about('ClientBillingPlan', 'clientBillingPlan.updated', 21),
        about('Operator', 'operator.joined', 22),
        about('ClientImport', 'clientImport.finished', 23),
        // None of these is anybody else's to read.
        about('Session', 'session.revoked', 24),
        about('Operator', 'operator.signedIn', 25),
        about('Operator', 'operator.signInFailed', 26),
      );
      await world.services.database.inCompany(company.id, (db) =>
        recordPayments(db, company.id, [
          aFailure(client.id, 'expired_card', { createdAt: minute(30) }),
          aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', fee: 0, createdAt: minute(31) }),
        ]),
      );
      return company;
    }

    const change = 'client.updated As it was called then';

    test.each<[string, Permission[], string[]]>([
      ['the dashboard alone', [], ['themeSetup.updated ThemeSetup']],
      [
        'of clients with MANAGE_CLIENT_MANAGEMENT',
        ['MANAGE_CLIENT_MANAGEMENT'],
        ['clientImport.finished ClientImport', 'themeSetup.updated ThemeSetup', 'Mail', change],
      ],
      [
        'of payments with MANAGE_PAYMENTS',
        ['MANAGE_PAYMENTS'],
        ['Payment', 'Payment', 'themeSetup.updated ThemeSetup', 'Refund', 'Payment'],
      ],
      [
        'of settings and plans with their own flags',
        ['MANAGE_SETTINGS', 'MANAGE_WHITE_LABELLED_CUSTOMER'],
        [
          'operator.joined Operator',
          'clientBillingPlan.updated ClientBillingPlan',
          'themeSetup.updated ThemeSetup',
        ],
      ],
    ])('%s', async (_what, flags, found) => {
      const items = await seenBy(await busy(), 'MANAGE_DASHBOARD', ...flags);
      expect(shown(items)).toEqual(found);
      const withMoney = flags.includes('MANAGE_PAYMENTS');
      expect(items.some(({ changes }) => changes.some(({ field }) => field === 'price'))).toBe(withMoney);
    });

    test('needs MANAGE_DASHBOARD', async () => {
      const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
      await expect(recentActivity(ctx, 15)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('is of this company alone, and as many as are asked for', async () => {
      const company = await busy();
      await expect(seenBy(await world.company(), ...seesAll)).resolves.toEqual([]);
      const ctx = await world.as(company, ...seesAll);
      const [latest, second] = await recentActivity(ctx, 50);
      await expect(recentActivity(ctx, 2)).resolves.toEqual([latest, second]);
      expect(latest).toMatchObject({ kind: 'Payment', client: null, payment: { direction: 'Outgoing' } });
      expect(second?.payment).toMatchObject({ failure: 'The card has expired.' });
      await expect(recentActivity(ctx, 51)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });
  });
});

describe('change text', () => {
  const locality = { currency: 'EUR', timeZone: 'America/New_York', locale: 'en' };

  const textOf = (field: string, after: unknown): string | null | undefined =>
    changeTexts([{ field, before: null, after }], locality, true)[0]?.after;

  test('amounts and times are written as whoever reads them writes theirs', () => {
    const german = { ...locality, locale: 'de-DE' };
    const texts = [
      ['price', 790_000],
      ['trialEndsAt', '2026-03-01T12:30:00.000Z'],
    ].map(
      ([field, after]) =>
        changeTexts([{ field: String(field), before: null, after }], german, true)[0]?.after,
    );
    expect(texts).toEqual(['7.900,00\u00a0€', '01.03.2026, 07:30']);
  });

  test.each<[string, unknown, string | undefined]>([
    ['name', 'Ada Lovelace', 'Ada Lovelace'],
    ['name', 'McDonald', 'McDonald'],
    ['status', 'PastDue', 'Past due'],
    ['source', 'SelfSignup', 'Self signup'],
    ['deactivationReason', 'NonPayment', 'Non payment'],
    ['country', 'GB', 'United Kingdom'],
    ['country', 'Atlantis', 'Atlantis'],
    ['tags', ['vip', 'london'], 'vip, london'],
    ['isShared', true, 'Yes'],
    ['isShared', false, 'No'],
    ['priceVersion', 2, '2'],
    ['trialDays', 14, '14'],
    ['price', 7900, '€79.00'],
    ['mrr', 0, '€0.00'],
    ['price', '7900', '7900'],
    ['trialEndsAt', '2026-03-01T02:30:00.000Z', 'Feb 28, 2026, 9:30 PM'],
    ['plan', { id: 'p1', name: 'Growth' }, 'Growth'],
    ['address', { city: 'Paris', country: 'FR', line2: null }, 'city: Paris, country: France'],
    ['plans', [{ name: 'Growth' }, { name: 'Partner' }], 'Growth, Partner'],
    // Nothing became nothing: that is no change to tell of.
    ['note', '', undefined],
    ['tags', [], undefined],
    ['note', undefined, undefined],
  ])('%s: %j', (field, value, text) => {
    expect(textOf(field, value)?.replace(/\u202f/g, ' ')).toBe(text);
  });

  test.each(['password', 'refreshToken', 'apiKey', 'clientSecret'])(
    'a secret is never shown: %s',
    (field) => {
      const [change] = changeTexts([{ field, before: 'one', after: { deep: 'two' } }], locality, true);
      expect(change).toEqual({ field, before: '••••••', after: '••••••' });
    },
  );

  test('a secret inside of something else is never shown either', () => {
    expect(textOf('integration', { url: 'https://x.test', apiKey: 'k-1' })).toBe(
      'url: https://x.test, apiKey: ••••••',
    );
  });

  test.each([
    ...['price', 'mrr', 'amount', 'refundAmount', 'lifetimeValue', 'lastPaymentStatus', 'fee'],
    ...['nextChargeAmount', 'unit_price'],
  ])('without money, %s is left out', (field) => {
    expect(changeTexts([{ field, before: 1, after: 2 }], locality, false)).toEqual([]);
    expect(changeTexts([{ field, before: 1, after: 2 }], locality, true)).toHaveLength(1);
  });

  test.each(['name', 'taxId', 'feedback', 'priceVersion', 'plan', 'status', 'trialEndsAt', 'country'])(
    'without money, %s stays',
    (field) => {
      expect(changeTexts([{ field, before: 'one', after: 'two' }], locality, false)).toHaveLength(1);
    },
  );
});
