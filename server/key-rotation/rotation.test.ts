import { randomBytes } from 'node:crypto';
import {
  type Context,
  type Database,
  readDownload,
  type Services,
  type Settings,
  signDownload,
} from '../platform';
import type { Keys } from '../platform/internals';
import { newInvitationToken } from '../identity';
import {
  decryptSecret as decryptTotp,
  encryptSecret as encryptTotp,
  newSecret,
  readAccessToken,
  signAccessToken,
} from '../identity/internals';
import {
  isSignedImageQuery,
  isSignedLogoLink,
  readCandidate,
  signCandidate,
  signImageQuery,
  signLogoLink,
} from '../brand/internals';
import { decryptSecret, encryptSecret } from '../billing/internals';
import { readFileLink, signFileLink } from '../add-ons/internals';
import { newId } from '../lib/ids';
import { rotateEncryptionKey, encryptedColumns } from './rotateEncryptionKey';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';

const [olderKey, newerKey] = [randomBytes(32), randomBytes(32)];

describe('rotateEncryptionKey', () => {
  let fixture: Fixture;

  const servicesWithKeys = (...keys: [Buffer, ...Buffer[]]): Services => ({
    ...fixture.services,
    settings: { ...fixture.services.settings, encryptionKey: keys[0], encryptionKeys: keys },
  });

  interface StoredSecrets {
    company: TestCompany;
    totp: string;
    stripeKey: string;
  }

  /** Creates a company with one secret of each kind and 102 invitations, two more than one batch. */
  async function companyWithSecrets(services: Services): Promise<StoredSecrets> {
    const company = await fixture.company();
    const [totp, stripeKey] = [newSecret(), `sk_test_${newId()}`];
    const { database } = services;
    await database.inCompany(company.id, async (db) => {
      await db.query('update operators set two_factor_secret = $2 where id = $1', [
        company.admin.id,
        encryptTotp(services, company.id, company.admin.id, totp),
      ]);
      await db.query(
        `insert into stripe_integrations (company_id, provider, account_reference, secret_key, webhook_secret)
       values ($1, 'Stripe', $2, $3, $4)`,
        [
          company.id,
          `acct_${newId()}`,
          encryptSecret(services, company.id, 'secretKey', stripeKey),
          encryptSecret(services, company.id, 'webhookSecret', 'whsec_1'),
        ],
      );
      for (let count = 0; count < 102; count += 1) {
        const id = newId();
        const { tokenHash, encryptedToken } = newInvitationToken(services, company.id, id);
        await db.query(
          `insert into invitations (company_id, id, operator_id, token_hash, token_sealed, invited_by, expires_at)
         values ($1, $2, $3, $4, $5, $3, now() + interval '7 days')`,
          [company.id, id, company.admin.id, tokenHash, encryptedToken],
        );
      }
    });
    return { company, totp, stripeKey };
  }

  async function loadSecrets({ database, settings }: Services, { company }: StoredSecrets) {
    const { rows } = await database.inCompany(company.id, (db) =>
      db.query<{ totp: Buffer; stripe: Buffer }>(
        `select two_factor_secret as totp, secret_key as stripe
       from operators o join stripe_integrations s on s.company_id = o.company_id where o.id = $1`,
        [company.admin.id],
      ),
    );
    const [row] = rows;
    if (!row) throw new Error('The company does not exist.');
    return {
      totp: decryptTotp({ settings }, company.id, company.admin.id, row.totp),
      stripeKey: decryptSecret({ settings }, company.id, 'secretKey', row.stripe),
    };
  }

  beforeEach(async () => void (fixture = await openFixture()));
  afterEach(() => fixture.close());

  test('encrypts every secret so that it can be read without the older key', async () => {
    const stored = await companyWithSecrets(servicesWithKeys(olderKey));
    const { totp, stripeKey } = stored;
    await expect(loadSecrets(servicesWithKeys(newerKey), stored)).rejects.toThrow(
      'None of the 1 keys decrypts',
    );
    await expect(loadSecrets(servicesWithKeys(newerKey, olderKey), stored)).resolves.toEqual({
      totp,
      stripeKey,
    });

    expect(await rotateEncryptionKey(servicesWithKeys(newerKey, olderKey))).toEqual({
      reencrypted: 105,
      unchanged: 0,
      undecryptable: [],
    });
    await expect(loadSecrets(servicesWithKeys(newerKey), stored)).resolves.toEqual({ totp, stripeKey });
    expect(await rotateEncryptionKey(servicesWithKeys(newerKey))).toEqual({
      reencrypted: 0,
      unchanged: 105,
      undecryptable: [],
    });
  });

  test('reports secrets that no key can decrypt and leaves them unchanged', async () => {
    const stored = await companyWithSecrets(servicesWithKeys(olderKey));
    const { undecryptable, reencrypted } = await rotateEncryptionKey(servicesWithKeys(newerKey));
    expect([undecryptable.length, reencrypted]).toEqual([105, 0]);
    expect(undecryptable).toContain(`two-factor of ${stored.company.id} ${stored.company.admin.id}`);
    await expect(loadSecrets(servicesWithKeys(olderKey), stored)).resolves.toMatchObject({
      totp: stored.totp,
    });
  });

  test('resumes after an interruption without encrypting finished secrets again', async () => {
    const stored = await companyWithSecrets(servicesWithKeys(olderKey));
    const servicesWithBoth = servicesWithKeys(newerKey, olderKey);
    let transactions = 0;
    const inCompany: Database['inCompany'] = (companyId, work) => {
      transactions += 1;
      if (transactions === 2) throw new Error('Interrupted.');
      return servicesWithBoth.database.inCompany(companyId, work);
    };
    await expect(
      rotateEncryptionKey({ ...servicesWithBoth, database: { ...servicesWithBoth.database, inCompany } }),
    ).rejects.toThrow('Interrupted.');
    expect(await rotateEncryptionKey(servicesWithBoth)).toEqual({
      reencrypted: 5,
      unchanged: 100,
      undecryptable: [],
    });
    await expect(loadSecrets(servicesWithKeys(newerKey), stored)).resolves.toMatchObject({
      totp: stored.totp,
    });
  });

  test('covers every bytea column that holds secrets', async () => {
    const { rows } = await fixture.services.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name !~ '(_hash|^salt|^png|^bytes)$'
     order by 1`,
    );
    const encrypted = encryptedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual(encrypted.sort());
  });
});

describe('signing key rotation', () => {
  type Signing = Pick<Settings, 'signingKey' | 'signingKeys'>;

  const settingsWith = (...keys: Keys): Signing => ({ signingKey: keys[0], signingKeys: keys });
  const servicesWith = (settings: Signing) => ({ settings }) as Context['services'];
  const company = newId();
  const queryOf = (link: string): URLSearchParams => new URL(link, 'http://console.test').searchParams;

  const signers: Record<
    string,
    {
      sign(settings: Signing): string | Promise<string>;
      isAccepted(settings: Signing, signed: string): boolean | Promise<boolean>;
    }
  > = {
    'an access token': {
      sign: (settings) =>
        signAccessToken(servicesWith(settings), {
          companyId: company,
          operatorId: company,
          sessionId: company,
        }),
      isAccepted: async (settings, token) => (await readAccessToken(servicesWith(settings), token)) !== null,
    },
    'a link to an export': {
      sign: async (settings) =>
        (await signDownload(settings, 'payment-export', '/payment-exports', { company })).url,
      isAccepted: async (settings, url) =>
        (await readDownload(settings, 'payment-export', queryOf(url).get('token') ?? '')) !== null,
    },
    'a link to a logo': {
      sign: ({ signingKey }) => signLogoLink(signingKey, { company, kind: 'FullLogo', version: company }),
      isAccepted({ signingKeys }, url) {
        const query = queryOf(url);
        const expires = Number(query.get('expires'));
        const link = { company, kind: 'FullLogo' as const, version: company, expires };
        return isSignedLogoLink(signingKeys, link, query.get('signature') ?? '');
      },
    },
    "the query of a guide's images": {
      sign: ({ signingKey }) => signImageQuery(signingKey, company),
      isAccepted({ signingKeys }, text) {
        const query = new URLSearchParams(text);
        const access = { company, expires: Number(query.get('expires')) };
        return isSignedImageQuery(signingKeys, access, query.get('signature') ?? '');
      },
    },
    'a link to a marketing file': {
      sign: ({ signingKey }) =>
        signFileLink(signingKey, { company, slug: 'flyer', format: null, page: 1, words: {}, stamp: '1' })
          .url,
      isAccepted: ({ signingKeys }, url) =>
        readFileLink(signingKeys, queryOf(url).get('token') ?? '') !== null,
    },
    'a preview token': {
      sign: ({ signingKey }) =>
        signCandidate(signingKey, { companyId: company, snapshotId: company, expires: Date.now() }),
      isAccepted: ({ signingKeys }, token) => readCandidate(signingKeys, token) !== null,
    },
  };

  describe.each(Object.entries(signers))('%s', (_name, { sign, isAccepted }) => {
    test.each<[title: string, keys: Keys, expected: boolean]>([
      ['signed with the older key is accepted after the rotation', [newerKey, olderKey], true],
      ['signed with the newer key is accepted before the rotation', [olderKey, newerKey], true],
      ['signed with a removed key is rejected', [randomBytes(32)], false],
    ])('%s', async (title, keys, expected) => {
      const signed = await sign(settingsWith(title.includes('newer key') ? newerKey : olderKey));
      expect(await isAccepted(settingsWith(...keys), signed)).toBe(expected);
    });
  });
});
