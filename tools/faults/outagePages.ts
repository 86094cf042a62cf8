import type { Browser } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser } from './browser/launchBrowser';
import { isSignedIn, isScreenShown, openPage, screens, type OpenPage } from './browser/openPages';
import {
  changeCompany,
  createCompanyWithClients,
  signInRepeatedly,
  type Credentials,
} from './browser/sessions';
import { maxRetryMs } from './restart/runOutage';
import type { FaultRow } from './table';

const changeEveryMs = 1000;

/** Console pages in a real browser that stay open during an outage. */
export interface OutagePages {
  /**
   * Returns a row with the numbers of signed-out pages, of broken pages, and of pages that receive no change
   * event.
   */
  row(what: string): Promise<FaultRow>;
  close(): Promise<void>;
}

const hasReceivedSince = (sinceMs: number, { receivedAtMs }: OpenPage): boolean =>
  receivedAtMs.some((at) => at >= sinceMs);

async function countWithout(pages: readonly OpenPage[], has: (page: OpenPage) => Promise<boolean>) {
  return (await Promise.all(pages.map(has))).filter((isMet) => !isMet).length;
}

/**
 * Changes the company repeatedly until each page has received a change event, for at most the duration of all
 * reconnect attempts. Returns the number of pages without an event.
 */
async function countWithoutEvents(
  url: string,
  owner: Credentials,
  pages: readonly OpenPage[],
): Promise<number> {
  const [session] = await signInRepeatedly(url, owner, 1);
  const startedAtMs = Date.now();
  const withoutEvents = (): number => pages.filter((page) => !hasReceivedSince(startedAtMs, page)).length;
  for (
    const end = startedAtMs + maxRetryMs;
    withoutEvents() > 0 && Date.now() < end;
    await delay(changeEveryMs)
  ) {
    await changeCompany(url, session?.accessToken ?? '');
  }
  return withoutEvents();
}

async function openPages(
  browser: Browser,
  url: string,
  owner: Credentials,
  count: number,
): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  const sessions = await signInRepeatedly(url, owner, count);
  for (const [index, session] of sessions.entries())
    pages.push(await openPage(browser, url, session, screens[index % screens.length] ?? ''));
  return pages;
}

export async function openOutagePages(url: string, count: number): Promise<OutagePages> {
  const browser = await launchBrowser();
  const close = () => browser.close();
  try {
    const owner = await createCompanyWithClients(url, 10);
    const pages = await openPages(browser, url, owner, count);
    return {
      async row(what) {
        const withoutEvents = await countWithoutEvents(url, owner, pages);
        const signedOut = await countWithout(pages, isSignedIn);
        const broken = await countWithout(pages, isScreenShown);
        return {
          fault: 'postgres-outage',
          database: 'postgres',
          what: `${count} console pages that stay open ${what}`,
          measured: `${signedOut} signed out, ${broken} broken, ${withoutEvents} without change events`,
          budget: 'none',
          isWithinBudget: signedOut + broken + withoutEvents === 0,
          figures: { pages: count, signedOut, broken, withoutEvents },
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
