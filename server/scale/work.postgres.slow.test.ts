import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../lib/ids';
import { furnishSite } from '../site/testing/furnishSite';
import { peopleOf } from '../testing/world';
import type { ApiProcess } from './testing/apiProcess';
import { startFleet, type Fleet } from './testing/fleet';

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

async function until<Value>(look: () => Promise<Value | null | undefined | false>): Promise<Value> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await delay(200);
  }
}

const jobsLeft = async (name: string): Promise<number> => {
  const { rows } = await fleet.services.database.query<{ left: number }>(
    "select count(*)::integer as left from pgboss.job where name = $1 and state not in ('completed', 'failed')",
    [name],
  );
  return rows[0]?.left ?? 0;
};

test('what is queued at either process is worked once, by whichever has time', async () => {
  const { first, second, url } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const invited: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const emails = [1, 2, 3, 4].map((one) => `invited-${round}-${one}@example.test`);
    invited.push(...emails);
    await ada.get(url, 'mutation ($input: InviteOperatorsInput!) { inviteOperators(input: $input) { id } }', {
      input: { emails, role: 'Staff' },
    });
  }
  await until(async () => (await jobsLeft('send-invitation')) + (await jobsLeft('send-mail')) === 0);
  const mails = [...(await first.mails()), ...(await second.mails())];
  const reached = mails.map(({ to }) => to?.[0]?.address ?? '');
  expect(reached.filter((address) => address.startsWith('invited-')).sort()).toEqual(invited.sort());
});

test('a job that is queued at one process is worked by the other, when the one stands still', async () => {
  const { first, second } = fleet;
  const ada = await fleet.admin();
  first.freeze();
  try {
    await ada.get(second.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email: ada.email,
    });
    const mail = await until(async () =>
      (await second.mails()).find(({ to }) => to?.[0]?.address === ada.email),
    );
    expect(mail.subject).toMatch(/password/i);
  } finally {
    first.goOn();
  }
});

test('a logo that was uploaded at one process is served by the other, with its links', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="256" height="256"><rect width="8" height="8" fill="teal"/></svg>';
  await ada.get(
    second.url,
    'mutation ($input: ThemeSetupInput!) { updateThemeSetup(input: $input) { title } }',
    { input: { title: 'Acme', colour: '#112233' } },
  );
  const uploaded = await ada.upload(
    first.url,
    '/theme-setups/square-logo/upload',
    new Blob([svg], { type: 'image/svg+xml' }),
    'square.svg',
  );
  expect(uploaded.status).toBe(200);
  const { themeSetup } = await ada.get<{ themeSetup: { squareLogoUrl: string } }>(
    first.url,
    '{ themeSetup { squareLogoUrl } }',
  );
  const pictures = await Promise.all(
    [first, second].map(async ({ url }) => {
      const answer = await fetch(`${url}${themeSetup.squareLogoUrl}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true);
});

test('an archive that was asked for at one process is fetched from the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  await ada.get(first.url, 'mutation { startCompanyExport { id } }');
  const { id } = await until(async () => {
    const { companyExports } = await ada.get<{ companyExports: { id: string; status: string }[] }>(
      second.url,
      '{ companyExports { id status } }',
    );
    return companyExports.find(({ status }) => status === 'Finished');
  });
  const { companyExportLink } = await ada.get<{ companyExportLink: { url: string } }>(
    first.url,
    'mutation ($id: ID!) { companyExportLink(id: $id) { url } }',
    { id },
  );
  const answer = await fetch(`${second.url}${companyExportLink.url}`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
});

/** What a visitor of a dashboard reads in the title, whichever process is asked. */
async function titleAt({ port }: Pick<ApiProcess, 'port'>, host: string): Promise<string | number> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { host, accept: 'text/html' };
    http.get({ port, host: '127.0.0.1', headers, agent: false }, resolve).on('error', reject);
  });
  const page = await text(answer);
  return answer.statusCode === 200 ? (/<title>([^<]*)/.exec(page)?.[1] ?? '') : (answer.statusCode ?? 0);
}

test('a deployment that was begun at one process is seen at the other, and both show what it published', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  await furnishSite(peopleOf(fleet.services), ada.company, { title: 'Acme', colour: '#7A1FA2' });
  const host = `${ada.company.subdomain}.localhost:${fleet.port}`;
  const deploy = async (by: ApiProcess, seenAt: ApiProcess): Promise<void> => {
    const { deploy: begun } = await ada.get<{ deploy: { id: string } }>(
      by.url,
      'mutation ($key: ID!) { deploy(input: {}, idempotencyKey: $key) { id } }',
      { key: newId() },
    );
    await until(async () => {
      const { deployment } = await ada.get<{ deployment: { status: string; error: string | null } }>(
        seenAt.url,
        'query ($id: ID!) { deployment(id: $id) { status error } }',
        { id: begun.id },
      );
      expect(deployment.error).toBeNull();
      return deployment.status === 'Succeeded';
    });
  };
  const shown = () => Promise.all([first, second, fleet].map((process) => titleAt(process, host)));

  expect(await shown()).toEqual([404, 404, 404]);
  await deploy(first, second);
  expect(await shown()).toEqual([expect.stringContaining('Acme'), ...Array(2).fill(expect.any(String))]);
  expect(new Set(await shown()).size).toBe(1);

  await ada.get(
    second.url,
    'mutation ($input: ThemeSetupInput!) { updateThemeSetup(input: $input) { title } }',
    { input: { title: 'Bolt', colour: '#112233' } },
  );
  await deploy(second, first);
  // The page that a process keeps in its memory gives way as soon as it hears of the other one's deployment.
  await until(async () => (await shown()).every((title) => String(title).includes('Bolt')));
});
