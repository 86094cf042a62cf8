import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/config/paths';

/** What a session's cookies hold. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A signed-in console on one screen, with what could be seen of its calls and its socket. */
export interface OpenPage {
  path: string;
  page: Page;
  /** When each socket of it was let in, by the clock of the machine. */
  connectedAtMs: number[];
  /** When it heard that something of the company had changed. */
  heardAtMs: number[];
  /** When it called the API, files of the build and the socket aside. */
  calledAtMs: number[];
  /** How many calls it took to open it. */
  callsToOpen: number;
}

/** Twenty different screens, which are all that need no id. */
export const screens: readonly string[] = [
  paths.clients,
  paths.analytics,
  paths.paymentList('incoming'),
  paths.paymentList('outgoing'),
  paths.clientBilling,
  paths.branding,
  paths.deployments,
  paths.customDomain,
  paths.stripeIntegration,
  paths.legal,
  paths.quickGuides,
  paths.billingCard('new'),
  paths.users,
  paths.roles,
  paths.record,
  paths.myProfile,
  paths.companyProfile,
  paths.startUpPacks,
  paths.marketingTemplates,
  paths.clientImport,
];

/** Of whatever is waited for, on a machine that does everything at once. */
const patienceMs = 120_000;

const isOfApi = (url: string): boolean => !/\/assets\/|\/favicon|\/dashboard/.test(url);

function watch(page: Page, path: string): OpenPage {
  const seen: OpenPage = { path, page, connectedAtMs: [], heardAtMs: [], calledAtMs: [], callsToOpen: 0 };
  page.on('request', (request) => {
    if (isOfApi(request.url())) seen.calledAtMs.push(Date.now());
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = String(payload);
      if (message.includes('"type":"connection_ack"')) seen.connectedAtMs.push(Date.now());
      if (message.includes('"type":"next"') && message.includes('"companyChanged"'))
        seen.heardAtMs.push(Date.now());
    }),
  );
  return seen;
}

/** Opens a screen in a browser profile of its own, signed in as a session that was begun before. */
export async function openPage(
  browser: Browser,
  url: string,
  { accessToken, refreshToken }: Tokens,
  path: string,
): Promise<OpenPage> {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'access', value: accessToken, url, sameSite: 'Strict' },
    { name: 'refresh', value: refreshToken, url, sameSite: 'Strict' },
  ]);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const seen = watch(page, path);
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  seen.callsToOpen = seen.calledAtMs.length;
  return seen;
}

/** Whether it still shows the console of somebody who is signed in. */
export async function isSignedIn({ page }: OpenPage): Promise<boolean> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.includes('refresh') && new URL(page.url()).pathname.startsWith('/dashboard');
}

/** Whether it shows a screen, and no error in its place. */
export const isStanding = ({ page }: OpenPage): Promise<boolean> =>
  page.getByRole('main').getByRole('heading', { level: 1 }).first().isVisible();
