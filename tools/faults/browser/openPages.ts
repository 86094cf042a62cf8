import type { Browser, Page } from '@playwright/test';
import { samplePathOf } from '../../../src/app/address';
import { isListed } from '../../../src/app/routeEntry';
import { signedInRoutes } from '../../../src/app/signedInRoutes';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A signed-in console page, with its recorded API calls and socket events. */
export interface OpenPage {
  path: string;
  page: Page;
  /** The times at which the API acknowledged a socket of the page, by the system clock. */
  connectedAtMs: number[];
  /** The times at which the page received a change event of the company. */
  receivedAtMs: number[];
  /** The times of the page's API requests. Excludes sockets, page loads and files of the build. */
  calledAtMs: number[];
  callsToOpen: number;
}

/** The screens that the console lists, which need no id in their paths. */
export const screens: readonly string[] = signedInRoutes.filter(isListed).map(samplePathOf);

/** The time-out is long, because the API, the database and all pages share one machine. */
const timeoutMs = 120_000;

const isApiRequest = (url: string): boolean => !/\/assets\/|\/favicon|\/dashboard/.test(url);

function recordEvents(page: Page, path: string): OpenPage {
  const recorded: OpenPage = {
    path,
    page,
    connectedAtMs: [],
    receivedAtMs: [],
    calledAtMs: [],
    callsToOpen: 0,
  };
  page.on('request', (request) => {
    if (isApiRequest(request.url())) recorded.calledAtMs.push(Date.now());
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = String(payload);
      if (message.includes('"type":"connection_ack"')) recorded.connectedAtMs.push(Date.now());
      if (message.includes('"type":"next"') && message.includes('"companyChanged"'))
        recorded.receivedAtMs.push(Date.now());
    }),
  );
  return recorded;
}

/** Opens a screen in a new browser profile with the tokens of an existing session. */
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
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  const recorded = recordEvents(page, path);
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  recorded.callsToOpen = recorded.calledAtMs.length;
  return recorded;
}

/** Returns whether the page still shows the signed-in console. */
export async function isSignedIn({ page }: OpenPage): Promise<boolean> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.includes('refresh') && new URL(page.url()).pathname.startsWith('/dashboard');
}

export const isScreenShown = ({ page }: OpenPage): Promise<boolean> =>
  page.getByRole('main').getByRole('heading', { level: 1 }).first().isVisible();
