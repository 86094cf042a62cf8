import type { Browser } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser } from './browser/launchBrowser';
import { isSignedIn, isStanding, openPage, screens, type OpenPage } from './browser/openPages';
import { changeCompany, companyWithClients, signInTimes, type Credentials } from './browser/sessions';
import { triesMs } from './restart/outage';
import type { FaultRow } from './table';

const changeEveryMs = 1000;

/** Consoles in a real browser that stay open while something happens to what they work with. */
export interface OutagePages {
  /** What became of them, and whether they hear of a change that is made now. */
  row(what: string): Promise<FaultRow>;
  close(): Promise<void>;
}

const heardSince = (sinceMs: number, { heardAtMs }: OpenPage): boolean =>
  heardAtMs.some((at) => at >= sinceMs);

async function countWithout(pages: readonly OpenPage[], has: (page: OpenPage) => Promise<boolean>) {
  return (await Promise.all(pages.map(has))).filter((isSo) => !isSo).length;
}

/** How many hear of none of the changes that are made from now on: their sockets may still be on their way back. */
async function deafOf(url: string, ada: Credentials, pages: readonly OpenPage[]): Promise<number> {
  const [session] = await signInTimes(url, ada, 1);
  const beganAtMs = Date.now();
  const deaf = (): number => pages.filter((page) => !heardSince(beganAtMs, page)).length;
  for (const end = beganAtMs + triesMs; deaf() > 0 && Date.now() < end; await delay(changeEveryMs)) {
    await changeCompany(url, session?.accessToken ?? '');
  }
  return deaf();
}

async function openAll(browser: Browser, url: string, ada: Credentials, count: number): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  const sessions = await signInTimes(url, ada, count);
  for (const [index, session] of sessions.entries())
    pages.push(await openPage(browser, url, session, screens[index % screens.length] ?? ''));
  return pages;
}

/** So many, each on a screen of its own, in a company of their own. */
export async function openOutagePages(url: string, count: number): Promise<OutagePages> {
  const browser = await launchBrowser();
  const close = () => browser.close();
  try {
    const ada = await companyWithClients(url, 10);
    const pages = await openAll(browser, url, ada, count);
    return {
      async row(what) {
        const deaf = await deafOf(url, ada, pages);
        const signedOut = await countWithout(pages, isSignedIn);
        const dead = await countWithout(pages, isStanding);
        return {
          fault: 'postgres-outage',
          database: 'postgres',
          what: `${count} pages open ${what}`,
          measured: `${signedOut} signed out, ${dead} without a screen, ${deaf} deaf to changes that are made then`,
          budget: 'none',
          isKept: signedOut + dead + deaf === 0,
          figures: { pages: count, signedOut, dead, deaf },
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
