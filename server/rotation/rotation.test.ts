import { randomBytes } from 'node:crypto';
import type { Context, Services } from '../context';
import type { Database } from '../db/database';
import type { Keys } from '../keys';
import { readDownload, signDownload } from '../lib/downloadLink';
import { newId } from '../lib/ids';
import { readAccessToken, signAccessToken } from '../modules/auth/accessToken';
import { isSignedLogoLink, signLogoLink } from '../modules/branding/logoLinks';
import { readFileLink, signFileLink } from '../modules/marketing-templates/link';
import { newInvitationToken } from '../modules/operators/invitationToken';
import { isSignedImageQuery, signImageQuery } from '../modules/quick-guides/imageLinks';
import { openSecret, sealSecret } from '../modules/stripe/secrets';
import { newSecret, sealSecret as sealTotp, unsealSecret } from '../modules/two-factor/totp';
import { reseal } from './reseal';
import { sealedColumns } from './sealedColumns';
import type { Settings } from '../settings';
import { readCandidate, signCandidate } from '../site/candidate';
import { openWorld, type TestCompany, type World } from '../testing/world';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('reseal', () => {
  let world: World;

  /** The same services as a process has them that was started with these keys. */
  const startedWith = (...keys: [Buffer, ...Buffer[]]): Services => ({
    ...world.services,
    settings: { ...world.services.settings, encryptionKey: keys[0], encryptionKeys: keys },
  });

  interface Kept {
    company: TestCompany;
    totp: string;
    stripeKey: string;
  }

  /** A company with one of each secret, and two more invitations than are read at once. */
  async function companyWithSecrets(services: Services): Promise<Kept> {
    const company = await world.company();
    const [totp, stripeKey] = [newSecret(), `sk_test_${newId()}`];
    const { database } = services;
    await database.inCompany(company.id, async (db) => {
      await db.query('update operators set two_factor_secret = $2 where id = $1', [
        company.admin.id,
        sealTotp(services, company.id, company.admin.id, totp),
      ]);
      await db.query(
        `insert into stripe_integrations (company_id, provider, account_reference, secret_key, webhook_secret)
       values ($1, 'Stripe', $2, $3, $4)`,
        [
          company.id,
          `acct_${newId()}`,
          sealSecret(services, company.id, 'secretKey', stripeKey),
          sealSecret(services, company.id, 'webhookSecret', 'whsec_1'),
        ],
      );
      for (let count = 0; count < 102; count += 1) {
        const id = newId();
        const { tokenHash, tokenSealed } = newInvitationToken(services, company.id, id);
        await db.query(
          `insert into invitations (company_id, id, operator_id, token_hash, token_sealed, invited_by, expires_at)
         values ($1, $2, $3, $4, $5, $3, now() + interval '7 days')`,
          [company.id, id, company.admin.id, tokenHash, tokenSealed],
        );
      }
    });
    return { company, totp, stripeKey };
  }

  async function secretsOf({ database, settings }: Services, { company }: Kept) {
    const { rows } = await database.inCompany(company.id, (db) =>
      db.query<{ totp: Buffer; stripe: Buffer }>(
        `select two_factor_secret as totp, secret_key as stripe
       from operators o join stripe_integrations s on s.company_id = o.company_id where o.id = $1`,
        [company.admin.id],
      ),
    );
    const [row] = rows;
    if (!row) throw new Error('The company is gone.');
    return {
      totp: unsealSecret({ settings }, company.id, company.admin.id, row.totp),
      stripeKey: openSecret({ settings }, company.id, 'secretKey', row.stripe),
    };
  }

  beforeEach(async () => void (world = await openWorld()));
  afterEach(() => world.close());

  test('after sealing anew the newer key alone opens everything', async () => {
    const kept = await companyWithSecrets(startedWith(older));
    const { totp, stripeKey } = kept;
    await expect(secretsOf(startedWith(newer), kept)).rejects.toThrow('None of the 1 keys given opens');
    await expect(secretsOf(startedWith(newer, older), kept)).resolves.toEqual({ totp, stripeKey });

    expect(await reseal(startedWith(newer, older))).toEqual({ anew: 105, asTheyWere: 0, shut: [] });
    await expect(secretsOf(startedWith(newer), kept)).resolves.toEqual({ totp, stripeKey });
    expect(await reseal(startedWith(newer))).toEqual({ anew: 0, asTheyWere: 105, shut: [] });
  });

  test('what no key opens is named and left as it is', async () => {
    const kept = await companyWithSecrets(startedWith(older));
    const { shut, anew } = await reseal(startedWith(newer));
    expect([shut.length, anew]).toEqual([105, 0]);
    expect(shut).toContain(`two-factor of ${kept.company.id} ${kept.company.admin.id}`);
    await expect(secretsOf(startedWith(older), kept)).resolves.toMatchObject({ totp: kept.totp });
  });

  test('one that was cut off goes on where it was', async () => {
    const kept = await companyWithSecrets(startedWith(older));
    const both = startedWith(newer, older);
    let transactions = 0;
    const inCompany: Database['inCompany'] = (companyId, work) => {
      transactions += 1;
      if (transactions === 2) throw new Error('Cut off.');
      return both.database.inCompany(companyId, work);
    };
    await expect(reseal({ ...both, database: { ...both.database, inCompany } })).rejects.toThrow('Cut off.');
    expect(await reseal(both)).toEqual({ anew: 5, asTheyWere: 100, shut: [] });
    await expect(secretsOf(startedWith(newer), kept)).resolves.toMatchObject({ totp: kept.totp });
  });

  test('every column of bytes is one that is sealed anew, or holds what no key opens', async () => {
    const { rows } = await world.services.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name !~ '(_hash|^salt|^png|^bytes)$'
     order by 1`,
    );
    const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual(sealed.sort());
  });
});

describe('signed', () => {
  type Signing = Pick<Settings, 'signingKey' | 'signingKeys'>;

  const settingsWith = (...keys: Keys): Signing => ({ signingKey: keys[0], signingKeys: keys });
  const servicesWith = (settings: Signing) => ({ settings }) as Context['services'];
  const company = newId();
  const queryOf = (link: string): URLSearchParams => new URL(link, 'http://console.test').searchParams;

  /** What a process signs, and whether another one believes it. */
  const kinds: Record<
    string,
    {
      sign(by: Signing): string | Promise<string>;
      isBelieved(by: Signing, signed: string): boolean | Promise<boolean>;
    }
  > = {
    'an access token': {
      sign: (by) =>
        signAccessToken(servicesWith(by), { companyId: company, operatorId: company, sessionId: company }),
      isBelieved: async (by, token) => (await readAccessToken(servicesWith(by), token)) !== null,
    },
    'a link to an export': {
      sign: async (by) => (await signDownload(by, 'payment-export', '/payment-exports', { company })).url,
      isBelieved: async (by, url) =>
        (await readDownload(by, 'payment-export', queryOf(url).get('token') ?? '')) !== null,
    },
    'a link to a logo': {
      sign: ({ signingKey }) => signLogoLink(signingKey, { company, kind: 'FullLogo', version: company }),
      isBelieved({ signingKeys }, url) {
        const query = queryOf(url);
        const expires = Number(query.get('expires'));
        const link = { company, kind: 'FullLogo' as const, version: company, expires };
        return isSignedLogoLink(signingKeys, link, query.get('signature') ?? '');
      },
    },
    "the query of a guide's pictures": {
      sign: ({ signingKey }) => signImageQuery(signingKey, company),
      isBelieved({ signingKeys }, text) {
        const query = new URLSearchParams(text);
        const access = { company, expires: Number(query.get('expires')) };
        return isSignedImageQuery(signingKeys, access, query.get('signature') ?? '');
      },
    },
    'a link to a marketing file': {
      sign: ({ signingKey }) =>
        signFileLink(signingKey, { company, slug: 'flyer', format: null, page: 1, words: {}, stamp: '1' })
          .url,
      isBelieved: ({ signingKeys }, url) =>
        readFileLink(signingKeys, queryOf(url).get('token') ?? '') !== null,
    },
    'a look at what is not published yet': {
      sign: ({ signingKey }) =>
        signCandidate(signingKey, { companyId: company, snapshotId: company, expires: Date.now() }),
      isBelieved: ({ signingKeys }, token) => readCandidate(signingKeys, token) !== null,
    },
  };

  describe.each(Object.entries(kinds))('%s', (_what, { sign, isBelieved }) => {
    test.each<[title: string, keys: Keys, expected: boolean]>([
      [
        'is believed by a process that signs with a newer key and has the older one beside it',
        [newer, older],
        true,
      ],
      ['of the newer key is believed where the older one still signs', [older, newer], true],
      ['is not believed once the key that signed it is gone', [randomBytes(32)], false],
    ])('%s', async (title, keys, expected) => {
      const signed = await sign(settingsWith(title.startsWith('of the newer') ? newer : older));
      expect(await isBelieved(settingsWith(...keys), signed)).toBe(expected);
    });
  });
});
