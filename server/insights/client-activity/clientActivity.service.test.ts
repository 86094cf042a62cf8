import { newId } from '../../lib/ids';
import { type Activity, type AuditEntry, writeAuditEvents } from '../../platform';
import { recordPayments } from '../../billing/internals';
import { inLanguage, inLocale } from '../../lib/i18n/i18n';
import { formatChanges } from './formatChanges';
import { clientTimeline, recentActivity } from './clientActivity.service';
import type { ActivityKind, Permission } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { buildFailedPayment, buildPayment, insertTestRefunds } from '../../testing/factories/payments';

describe('client activity', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const allActivityPermissions: readonly Permission[] = [
    'MANAGE_DASHBOARD',
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
  ];
  const permissionsWithoutPayments: readonly Permission[] = ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT'];

  const minute = (count: number): Date => new Date(Date.UTC(2026, 2, 1, 12, count));

  async function addAuditEvents(company: TestCompany, ...entries: AuditEntry[]): Promise<void> {
    const ctx = await fixture.signedIn(company);
    await fixture.inCompany(company, (db) => writeAuditEvents(db, ctx, entries));
  }

  const clientChange = (clientId: string, at: Date, changes: AuditEntry['changes'] = []): AuditEntry => ({
    action: 'client.updated',
    targetType: 'Client',
    targetId: clientId,
    targetLabel: 'Former name',
    changes,
    occurredAt: at,
  });

  /**
   * Creates a client with a change, a payment, a refund, a sign-in, a sent and a failed email, one minute
   * apart in this order.
   */
  async function createClientWithActivity() {
    const company = await fixture.company();
    const client = await fixture.client(company, { name: 'Ada' });
    const changes = [
      { field: 'name', before: 'Ida', after: 'Ada' },
      { field: 'price', before: 2900, after: 7900 },
    ];
    await addAuditEvents(company, clientChange(client.id, minute(0), changes));
    const paid = buildPayment(client.id, { createdAt: minute(1), trigger: 'Purchase' });
    await fixture.inCompany(company, async (db) => {
      await recordPayments(db, company.id, [paid]);
      await insertTestRefunds(db, company.id, {
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
          `insert into client_emails (company_id, id, client_id, template, subject, status, occurred_at)
         values ($1, $2, $3, 'welcome', 'Welcome', $4, $5)`,
          [company.id, newId(), client.id, status, minute(count)],
        );
      }
    });
    return { company, client, paid };
  }

  const kindsOf = (items: readonly Activity[]): ActivityKind[] => items.map(({ kind }) => kind);

  describe('clientTimeline', () => {
    test('merges changes, payments, refunds, sign-ins and emails, newest first, with their actors', async () => {
      const { company, client, paid } = await createClientWithActivity();
      const { items, nextCursor } = await clientTimeline(
        await fixture.signedIn(company, allActivityPermissions),
        {
          id: client.id,
        },
      );
      const about = { client: { id: client.id, number: 1, name: 'Ada' } };
      expect(items).toMatchObject([
        { ...about, kind: 'Email', actorType: 'System', actorName: null, email: { hasFailed: true } },
        { ...about, kind: 'Email', email: { subject: 'Welcome', hasFailed: false } },
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
          target: 'Former name',
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
      ['the chosen locale', 'de-DE', 'en-US', '79,00\u00a0$'],
      ['the locale of the request if none is chosen', null, 'en-GB', 'US$79.00'],
    ])('formats amounts in %s', async (_name, locale, requestLocale, after) => {
      const { company, client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(company, allActivityPermissions);
      await fixture.query(company, 'update operators set locale = $2 where id = $1', [
        ctx.viewer?.operatorId,
        locale,
      ]);
      const { items } = await inLocale(requestLocale, () => clientTimeline(ctx, { id: client.id }));
      expect(items.at(-1)?.changes[1]).toMatchObject({ field: 'price', after });
    });

    test('omits payments and amounts without MANAGE_PAYMENTS, even when requested', async () => {
      const { company, client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(company, permissionsWithoutPayments);
      const { items } = await clientTimeline(ctx, { id: client.id });
      expect(kindsOf(items)).toEqual(['Email', 'Email', 'SignIn', 'Change']);
      expect(items.at(-1)?.changes).toEqual([{ field: 'name', before: 'Ida', after: 'Ada' }]);
      const filtered = await clientTimeline(ctx, { id: client.id, kinds: ['Payment', 'Refund'] });
      expect(filtered).toEqual({ items: [], nextCursor: null });
    });

    test.each<[ActivityKind[], ActivityKind[]]>([
      [['Email'], ['Email', 'Email']],
      [
        ['Change', 'Payment'],
        ['Payment', 'Change'],
      ],
      [[], []],
    ])('for the kinds %j, returns the entries %j', async (kinds, expected) => {
      const { company, client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(company, allActivityPermissions);
      expect(kindsOf((await clientTimeline(ctx, { id: client.id, kinds })).items)).toEqual(expected);
    });

    test('returns every entry once across pages while new entries are added', async () => {
      const company = await fixture.company();
      const client = await fixture.client(company);
      // Entries of the same time are sorted by their ids.
      await addAuditEvents(company, ...Array.from({ length: 13 }, () => clientChange(client.id, minute(1))));
      await fixture.payments(
        company,
        ...Array.from({ length: 11 }, (_, index) =>
          buildPayment(client.id, { createdAt: minute(index % 3), trigger: 'Cycle' }),
        ),
      );
      const ctx = await fixture.signedIn(company, allActivityPermissions);
      const fullList = await clientTimeline(ctx, { id: client.id, first: 100 });
      expect(fullList.items).toHaveLength(24);
      const pagedIds: string[] = [];
      let after: string | null | undefined = null;
      do {
        const page = await clientTimeline(ctx, { id: client.id, first: 5, after });
        pagedIds.push(...page.items.map(({ id }) => id));
        after = page.nextCursor;
        // New entries come before the cursor and do not shift the remaining pages.
        await addAuditEvents(company, clientChange(client.id, new Date()));
      } while (after);
      expect(pagedIds).toEqual(fullList.items.map(({ id }) => id));
      expect(fullList.nextCursor).toBeNull();
    });

    test("throws NOT_FOUND for another company's client and for unknown ids", async () => {
      const { client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(await fixture.company(), allActivityPermissions);
      for (const id of [client.id, newId(), 'none', '']) {
        await expect(clientTimeline(ctx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    test('requires MANAGE_CLIENT_MANAGEMENT', async () => {
      const { company, client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS']);
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
    ])('rejects the arguments %j with an error for %s', async (args, field) => {
      const { company, client } = await createClientWithActivity();
      const ctx = await fixture.signedIn(company, allActivityPermissions);
      await expect(clientTimeline(ctx, { id: client.id, ...args })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { [field]: expect.any(String) } },
      });
    });
  });

  describe('recentActivity', () => {
    const listActivity = async (company: TestCompany, ...permissions: Permission[]) =>
      recentActivity(await fixture.signedIn(company, permissions), undefined);

    const summarize = (items: readonly Activity[]): string[] =>
      items.map(({ kind, action, target }) => (kind === 'Change' ? `${action} ${target}` : kind));

    async function createActiveCompany() {
      const { company, client } = await createClientWithActivity();
      const about = (targetType: string, action: AuditEntry['action'], at: number): AuditEntry => ({
        action,
        targetType,
        targetId: newId(),
        targetLabel: targetType,
        changes: [{ field: 'price', before: 100, after: 200 }],
        occurredAt: minute(at),
      });
      await addAuditEvents(
        company,
        about('ThemeSetup', 'themeSetup.updated', 20),
        about('ClientBillingPlan', 'clientBillingPlan.updated', 21),
        about('Operator', 'operator.joined', 22),
        about('ClientImport', 'clientImport.finished', 23),
        // Sessions and sign-ins of operators are private.
        about('Session', 'session.revoked', 24),
        about('Operator', 'operator.signedIn', 25),
        about('Operator', 'operator.signInFailed', 26),
      );
      await fixture.payments(
        company,
        buildFailedPayment(client.id, 'expired_card', { createdAt: minute(30) }),
        buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', fee: 0, createdAt: minute(31) }),
      );
      return company;
    }

    const change = 'client.updated Former name';

    test.each<[string, Permission[], string[]]>([
      ['MANAGE_DASHBOARD alone', [], ['themeSetup.updated ThemeSetup']],
      [
        'MANAGE_CLIENT_MANAGEMENT',
        ['MANAGE_CLIENT_MANAGEMENT'],
        ['clientImport.finished ClientImport', 'themeSetup.updated ThemeSetup', 'Email', change],
      ],
      [
        'MANAGE_PAYMENTS',
        ['MANAGE_PAYMENTS'],
        ['Payment', 'Payment', 'themeSetup.updated ThemeSetup', 'Refund', 'Payment'],
      ],
      [
        'MANAGE_SETTINGS and MANAGE_WHITE_LABELLED_CUSTOMER',
        ['MANAGE_SETTINGS', 'MANAGE_WHITE_LABELLED_CUSTOMER'],
        [
          'operator.joined Operator',
          'clientBillingPlan.updated ClientBillingPlan',
          'themeSetup.updated ThemeSetup',
        ],
      ],
    ])('returns only the entries permitted by %s', async (_name, permissions, expected) => {
      const items = await listActivity(await createActiveCompany(), 'MANAGE_DASHBOARD', ...permissions);
      expect(summarize(items)).toEqual(expected);
      const showsMoney = permissions.includes('MANAGE_PAYMENTS');
      expect(items.some(({ changes }) => changes.some(({ field }) => field === 'price'))).toBe(showsMoney);
    });

    test('requires MANAGE_DASHBOARD', async () => {
      const ctx = await fixture.signedIn(await fixture.company(), [
        'MANAGE_CLIENT_MANAGEMENT',
        'MANAGE_PAYMENTS',
      ]);
      await expect(recentActivity(ctx, 15)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('returns the requested number of entries of this company only', async () => {
      const company = await createActiveCompany();
      await expect(listActivity(await fixture.company(), ...allActivityPermissions)).resolves.toEqual([]);
      const ctx = await fixture.signedIn(company, allActivityPermissions);
      const [latest, second] = await recentActivity(ctx, 50);
      await expect(recentActivity(ctx, 2)).resolves.toEqual([latest, second]);
      expect(latest).toMatchObject({ kind: 'Payment', client: null, payment: { direction: 'Outgoing' } });
      expect(second?.payment).toMatchObject({ failure: 'The card has expired.' });
      await expect(recentActivity(ctx, 51)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });
  });
});

describe('formatChanges', () => {
  const locality = { currency: 'EUR', timeZone: 'America/New_York', locale: 'en' };

  const formatValue = (field: string, after: unknown): string | null | undefined =>
    formatChanges([{ field, before: null, after }], locality, true)[0]?.after;

  test("formats amounts and times in the viewer's locale", () => {
    const germanLocality = { ...locality, locale: 'de-DE' };
    const texts = [
      ['price', 790_000],
      ['trialEndsAt', '2026-03-01T12:30:00.000Z'],
    ].map(
      ([field, after]) =>
        formatChanges([{ field: String(field), before: null, after }], germanLocality, true)[0]?.after,
    );
    expect(texts).toEqual(['7.900,00\u00a0€', '01.03.2026, 07:30']);
  });

  test.each([
    ['de', '31.01.2026', 'vip, eu'],
    ['pt-BR', '31 de jan. de 2026', 'vip e eu'],
    ['ar', '31/01/2026', 'vip وeu'],
  ] as const)('formats days and lists in %s', (language, day, list) => {
    inLanguage(language, () => {
      const localeChanges = formatChanges(
        [{ field: 'effectiveOn', before: ['vip', 'eu'], after: '2026-01-31' }],
        { ...locality, locale: language },
        true,
      );
      expect(localeChanges).toEqual([
        { field: 'effectiveOn', before: list, after: expect.stringMatching(/\d{2}/) as string },
      ]);
      expect(localeChanges[0]?.after?.replace(/[\u200e\u200f]/g, '')).toBe(day);
    });
  });

  test('names languages in the reader’s language', () => {
    const changes = inLanguage('de', () =>
      formatChanges([{ field: 'language', before: 'ar', after: 'de' }], { ...locality, locale: 'de' }, true),
    );
    expect(changes).toEqual([{ field: 'language', before: 'Arabisch', after: 'Deutsch' }]);
  });

  test.each<[string, unknown, string | undefined]>([
    ['name', 'Ada Lovelace', 'Ada Lovelace'],
    ['name', 'McDonald', 'McDonald'],
    ['status', 'PastDue', 'Past due'],
    ['source', 'SelfSignup', 'Sign-up'],
    ['deactivationReason', 'NonPayment', 'Non-payment'],
    ['country', 'GB', 'United Kingdom'],
    ['country', 'Atlantis', 'Atlantis'],
    ['language', 'de', 'German'],
    ['portalLanguages', ['en', 'pt-BR'], 'English, Brazilian Portuguese'],
    ['contentLanguage', 'fr', 'French'],
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
    ['paymentCard', { brand: 'Visa', last4: '4242' }, 'Visa ending in 4242'],
    ['paymentCard', 'Visa ending in 4242', 'Visa ending in 4242'],
    ['failure', 'declined', 'The bank declined the refund.'],
    ['failure', 'The bank refused.', 'The bank refused.'],
    ['address', { city: 'Paris', country: 'FR', line2: null }, 'city: Paris, country: France'],
    ['plans', [{ name: 'Growth' }, { name: 'Partner' }], 'Growth, Partner'],
    // A change from empty to empty is omitted.
    ['note', '', undefined],
    ['tags', [], undefined],
    ['note', undefined, undefined],
  ])('formats %s %j as %j', (field, value, text) => {
    expect(formatValue(field, value)?.replace(/\u202f/g, ' ')).toBe(text);
  });

  test('formats cards and failed refunds in the current language', () => {
    inLanguage('de', () => {
      expect(formatValue('paymentCard', { brand: 'Visa', last4: '4242' })).toBe(
        'Visa mit den Endziffern 4242',
      );
      expect(formatValue('failure', 'declined')).toBe('Die Bank hat die Rückerstattung abgelehnt.');
    });
  });

  test.each(['password', 'refreshToken', 'apiKey', 'clientSecret'])('masks the secret field %s', (field) => {
    const [change] = formatChanges([{ field, before: 'one', after: { deep: 'two' } }], locality, true);
    expect(change).toEqual({ field, before: '••••••', after: '••••••' });
  });

  test('masks secrets in nested values', () => {
    expect(formatValue('integration', { url: 'https://x.test', apiKey: 'k-1' })).toBe(
      'url: https://x.test, apiKey: ••••••',
    );
  });

  test.each([
    ...['price', 'mrr', 'amount', 'refundAmount', 'lifetimeValue', 'lastPaymentStatus', 'fee'],
    ...['nextChargeAmount', 'unit_price'],
  ])('omits %s if the viewer cannot see amounts', (field) => {
    expect(formatChanges([{ field, before: 1, after: 2 }], locality, false)).toEqual([]);
    expect(formatChanges([{ field, before: 1, after: 2 }], locality, true)).toHaveLength(1);
  });

  test.each(['name', 'taxId', 'feedback', 'priceVersion', 'plan', 'status', 'trialEndsAt', 'country'])(
    'includes %s even if the viewer cannot see amounts',
    (field) => {
      expect(formatChanges([{ field, before: 'one', after: 'two' }], locality, false)).toHaveLength(1);
    },
  );
});
