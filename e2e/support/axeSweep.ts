import type { Browser, Page } from '@playwright/test';
import { signIn } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { narrow, walkNarrow, walkWide, wide } from './look';
import { addClient, ask, onboard, onboardButForCard } from './operatorApi';
import { beginnerPlaces, closedPlaces } from './places/ofBeginners';
import { onboardingPlaces } from './places/ofVisitors';

const title = (window: string) =>
  `design 5: axe finds nothing, light and dark, nothing is lost in a zoom, nothing moves unasked, ${window}:`;

export const wideSweep = { title: title('wide, by keyboard'), size: wide, walk: walkWide };
export const narrowSweep = { title: title('narrow, by pointer'), size: narrow, walk: walkNarrow };

export type Sweep = typeof wideSweep;

export const openPage = async (browser: Browser, viewport = wide): Promise<Page> =>
  (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();

/** Returns the problems on the screens of a new company: its onboarding, its empty screens, and those of a closed one. */
export async function sweepNewCompany(
  browser: Browser,
  livery: LiveryServer,
  { size, walk }: Sweep,
): Promise<string[]> {
  const newcomer = await openPage(browser, size);
  await signIn(newcomer, livery, await onboardButForCard(livery.url));
  const ofOnboarding = await walk(newcomer, onboardingPlaces);
  await newcomer.context().close();

  const ada = await onboard(livery.url);
  const { createClient } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  const page = await openPage(browser, size);
  await signIn(page, livery, ada);
  const ofBeginner = await walk(page, beginnerPlaces, createClient.id);
  await ask(livery.url, ada.accessToken, 'mutation { closeCompany(name: "Lovelace Ltd") { id } }');
  await page.reload();
  const ofClosed = await walk(page, closedPlaces);
  await page.context().close();
  return [...ofOnboarding, ...ofBeginner, ...ofClosed];
}
