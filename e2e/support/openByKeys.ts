import type { Locator, Page } from '@playwright/test';
import { isFocused } from './keys';
import type { Place, Press } from './places/place';
import { controlOf, openBy, overScreen, untilStill, walkToPlace } from './walk';

const isWithinOver = (page: Page): Promise<boolean> =>
  page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), overScreen);

/** What was pressed to open something, the last first. */
type Openers = readonly Locator[];

/** Presses Enter on a control, or a key; says so if nothing opens that should. */
async function pressByKey(page: Page, press: Press): Promise<{ opener: Locator | null; problems: string[] }> {
  if ('key' in press) {
    await page.keyboard.press(press.key);
    await untilStill(page);
    return { opener: null, problems: [] };
  }
  const opener = controlOf(page, press);
  await opener.focus();
  const problems: string[] = [];
  const opens = openBy(opener, () => page.keyboard.press(press.role === 'checkbox' ? 'Space' : 'Enter'));
  await opens.catch(() => problems.push(`nothing opens at ${String(press.name)}`));
  await untilStill(page);
  return { opener, problems };
}

/** Goes to a place by keyboard alone; the focus must go into what opens there, and stay in it. */
export async function openByKeys(
  page: Page,
  place: Place,
  clientId = '',
): Promise<{ openers: Openers; problems: string[] }> {
  await walkToPlace(page, place, clientId);
  const openers: Locator[] = [];
  for (const press of place.presses) {
    const { opener, problems } = await pressByKey(page, press);
    if (problems.length > 0) return { openers, problems };
    if (opener) openers.unshift(opener);
  }
  if ((await page.locator(overScreen).count()) === 0) return { openers, problems: [] };

  const problems: string[] = [];
  if (!(await isWithinOver(page))) problems.push('the focus does not go in');
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    // A menu closes at Tab, as menus do.
    if (await page.locator('[role=menu]').count()) break;
    await page.keyboard.press(key);
    if (!(await isWithinOver(page))) problems.push(`${key} leads out`);
  }
  return { openers, problems };
}

/** Closes what is open by Escape; the focus must come back to what opened it. */
export async function closeByKeys(page: Page, openers: Openers): Promise<string[]> {
  if ((await page.locator(overScreen).count()) === 0) return [];
  await page.keyboard.press('Escape');
  await untilStill(page);
  for (const opener of openers) {
    if (!(await opener.isVisible())) continue;
    if (await isFocused(opener)) return [];
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    return [`the focus does not come back, but is at ${where}`];
  }
  return [];
}
