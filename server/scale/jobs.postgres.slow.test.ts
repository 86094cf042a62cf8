import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../lib/ids';
import { setUpPortal } from '../portal/testing';
import { fixtureOf } from '../testing/fixture';
import type { ApiProcess } from './testing/apiProcess';
import { startFleet, type Fleet } from './testing/fleet';

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

async function pollUntil<Value>(check: () => Promise<Value | null | undefined | false>): Promise<Value> {
  for (;;) {
    const value = await check();
    if (value) return value;
    await delay(200);
  }
}

const countPendingJobs = async (name: string): Promise<number> => {
  const { rows } = await fleet.services.database.query<{ remaining: number }>(
    "select count(*)::integer as remaining from pgboss.job where name = $1 and state not in ('completed', 'failed')",
    [name],
  );
  return rows[0]?.remaining ?? 0;
};

test('the job queue runs each job once across both processes', async () => {
  const { first, second, url } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const invited: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const emails = [1, 2, 3, 4].map((index) => `invited-${round}-${index}@example.test`);
    invited.push(...emails);
    await ada.get(url, 'mutation ($input: InviteOperatorsInput!) { inviteOperators(input: $input) { id } }', {
      input: { emails, role: 'Staff' },
    });
  }
  await pollUntil(
    async () => (await countPendingJobs('send-invitation')) + (await countPendingJobs('send-mail')) === 0,
  );
  const sentEmails = [...(await first.emails()), ...(await second.emails())];
  const recipients = sentEmails.map(({ to }) => to?.[0]?.address ?? '');
  expect(recipients.filter((address) => address.startsWith('invited-')).sort()).toEqual(invited.sort());
});

test('the job queue runs jobs at one process while the other is suspended', async () => {
  const { first, second } = fleet;
  const ada = await fleet.admin();
  first.freeze();
  try {
    await ada.get(second.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email: ada.email,
    });
    const resetEmail = await pollUntil(async () =>
      (await second.emails()).find(({ to }) => to?.[0]?.address === ada.email),
    );
    expect(resetEmail.subject).toMatch(/password/i);
  } finally {
    first.resume();
  }
});

test('both processes serve a logo uploaded at one of them', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="256" height="256"><rect width="8" height="8" fill="teal"/></svg>';
  await ada.get(
    second.url,
    'mutation ($input: ThemeSetupInput!) { updateThemeSetup(input: $input) { title } }',
    { input: { title: 'Acme', colour: '#112233' } },
  );
  const upload = await ada.upload(
    first.url,
    '/theme-setups/square-logo/upload',
    new Blob([svg], { type: 'image/svg+xml' }),
    'square.svg',
  );
  expect(upload.status).toBe(200);
  const { themeSetup } = await ada.get<{ themeSetup: { squareLogoUrl: string } }>(
    first.url,
    '{ themeSetup { squareLogoUrl } }',
  );
  const images = await Promise.all(
    [first, second].map(async ({ url }) => {
      const response = await fetch(`${url}${themeSetup.squareLogoUrl}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(images[0]?.equals(images[1] ?? Buffer.alloc(0))).toBe(true);
});

test('one process serves an export requested at the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  await ada.get(first.url, 'mutation { startCompanyExport { id } }');
  const { id } = await pollUntil(async () => {
    const { companyExports } = await ada.get<{ companyExports: { id: string; status: string }[] }>(
      second.url,
      '{ companyExports { id status } }',
    );
    return companyExports.find(({ status }) => status === 'Finished');
  });
  const { createCompanyExportLink } = await ada.get<{ createCompanyExportLink: { url: string } }>(
    first.url,
    'mutation ($id: ID!) { createCompanyExportLink(id: $id) { url } }',
    { id },
  );
  const response = await fetch(`${second.url}${createCompanyExportLink.url}`);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
});

/**
 * Returns the page title that visitors of a portal receive from one process, or the HTTP status if it is not
 * 200.
 */
async function titleAt({ port }: Pick<ApiProcess, 'port'>, host: string): Promise<string | number> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { host, accept: 'text/html' };
    http.get({ port, host: '127.0.0.1', headers, agent: false }, resolve).on('error', reject);
  });
  const page = await text(response);
  return response.statusCode === 200 ? (/<title>([^<]*)/.exec(page)?.[1] ?? '') : (response.statusCode ?? 0);
}

test('one process shows the status of a deployment at the other, and both serve its published pages', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  await setUpPortal(fixtureOf(fleet.services), ada.company, { title: 'Acme', colour: '#7A1FA2' });
  const host = `${ada.company.subdomain}.localhost:${fleet.port}`;
  const deploy = async (deployAt: ApiProcess, pollAt: ApiProcess): Promise<void> => {
    const { deploy: started } = await ada.get<{ deploy: { id: string } }>(
      deployAt.url,
      'mutation ($key: ID!) { deploy(input: {}, idempotencyKey: $key) { id } }',
      { key: newId() },
    );
    await pollUntil(async () => {
      const { deployment } = await ada.get<{ deployment: { status: string; error: string | null } }>(
        pollAt.url,
        'query ($id: ID!) { deployment(id: $id) { status error } }',
        { id: started.id },
      );
      expect(deployment.error).toBeNull();
      return deployment.status === 'Succeeded';
    });
  };
  const loadTitles = () => Promise.all([first, second, fleet].map((process) => titleAt(process, host)));

  expect(await loadTitles()).toEqual([404, 404, 404]);
  await deploy(first, second);
  expect(await loadTitles()).toEqual([expect.stringContaining('Acme'), ...Array(2).fill(expect.any(String))]);
  expect(new Set(await loadTitles()).size).toBe(1);

  await ada.get(
    second.url,
    'mutation ($input: ThemeSetupInput!) { updateThemeSetup(input: $input) { title } }',
    { input: { title: 'Bolt', colour: '#112233' } },
  );
  await deploy(second, first);
  // A process evicts its cached pages when it receives the event of the deployment at the other one.
  await pollUntil(async () => (await loadTitles()).every((title) => String(title).includes('Bolt')));
});
