import type { Browser, Page } from '@playwright/test';
import { signIn } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { narrow, checkByPointer, checkByKeyboard, wide } from './checkPage';
import { addClient, requestGraphql, onboard, onboardUntilPayment } from './operatorApi';
import { emptyCompanyScreens, closedCompanyScreens } from './screens/emptyCompany';
import { onboardingScreens } from './screens/signedOut';

const sweepTitle = (viewportName: string) =>
  `design 5: accessibility in light, dark, zoom and reduced motion, ${viewportName}`;

export const wideSweep = {
  title: sweepTitle('wide, by keyboard'),
  size: wide,
  checkScreens: checkByKeyboard,
};
export const narrowSweep = {
  title: sweepTitle('narrow, by pointer'),
  size: narrow,
  checkScreens: checkByPointer,
};

export type Sweep = typeof wideSweep;

export const openPage = async (browser: Browser, viewport = wide): Promise<Page> =>
  (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();

/**
 * Creates a company in onboarding, and a company with one client. Returns the problems on their screens,
 * including those of the second company after its closing.
 */
export async function sweepNewCompany(
  browser: Browser,
  livery: LiveryServer,
  { size, checkScreens }: Sweep,
): Promise<string[]> {
  const onboardingPage = await openPage(browser, size);
  await signIn(onboardingPage, livery, await onboardUntilPayment(livery.url));
  const onboardingProblems = await checkScreens(onboardingPage, onboardingScreens);
  await onboardingPage.context().close();

  const ada = await onboard(livery.url);
  const { createClient } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  const page = await openPage(browser, size);
  await signIn(page, livery, ada);
  const emptyCompanyProblems = await checkScreens(page, emptyCompanyScreens, createClient.id);
  await requestGraphql(livery.url, ada.accessToken, 'mutation { closeCompany(name: "Lovelace Ltd") { id } }');
  await page.reload();
  const closedCompanyProblems = await checkScreens(page, closedCompanyScreens);
  await page.context().close();
  return [...onboardingProblems, ...emptyCompanyProblems, ...closedCompanyProblems];
}
