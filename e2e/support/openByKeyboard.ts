import type { Locator, Page } from '@playwright/test';
import { isFocused } from './keyboard';
import type { ScreenState, Press } from './screens/screenState';
import {
  locateControl,
  activateControl,
  overlaySelector,
  waitUntilIdle,
  navigateToScreen,
} from './navigation';

const isFocusInOverlay = (page: Page): Promise<boolean> =>
  page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), overlaySelector);

/** The activated controls, newest first. */
type Openers = readonly Locator[];

/**
 * Activates a control or presses a key. Returns the control, and a problem if it opens nothing although it
 * should.
 */
async function activateByKeyboard(
  page: Page,
  press: Press,
): Promise<{ opener: Locator | null; problems: string[] }> {
  if ('key' in press) {
    await page.keyboard.press(press.key);
    await waitUntilIdle(page);
    return { opener: null, problems: [] };
  }
  const opener = locateControl(page, press);
  await opener.focus();
  const problems: string[] = [];
  const opening = activateControl(opener, () =>
    page.keyboard.press(press.role === 'checkbox' ? 'Space' : 'Enter'),
  );
  await opening.catch(() => problems.push(`nothing opens at ${String(press.name)}`));
  await waitUntilIdle(page);
  return { opener, problems };
}

/**
 * Opens a screen by keyboard. Returns the activated controls, and a problem if a control opens nothing, or if
 * the focus does not move into the open overlay or leaves it.
 */
export async function openByKeyboard(
  page: Page,
  screenState: ScreenState,
  clientId = '',
): Promise<{ openers: Openers; problems: string[] }> {
  await navigateToScreen(page, screenState, clientId);
  const openers: Locator[] = [];
  for (const press of screenState.presses) {
    const { opener, problems } = await activateByKeyboard(page, press);
    if (problems.length > 0) return { openers, problems };
    if (opener) openers.unshift(opener);
  }
  if ((await page.locator(overlaySelector).count()) === 0) return { openers, problems: [] };

  const problems: string[] = [];
  if (!(await isFocusInOverlay(page))) problems.push('the focus does not move into the overlay');
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    // Tab closes a menu.
    if (await page.locator('[role=menu]').count()) break;
    await page.keyboard.press(key);
    if (!(await isFocusInOverlay(page))) problems.push(`${key} moves the focus out of the overlay`);
  }
  return { openers, problems };
}

/**
 * Closes the open overlay by Escape. Returns a problem unless the focus returns to the last activated control
 * that is still visible.
 */
export async function closeByKeyboard(page: Page, openers: Openers): Promise<string[]> {
  if ((await page.locator(overlaySelector).count()) === 0) return [];
  await page.keyboard.press('Escape');
  await waitUntilIdle(page);
  for (const opener of openers) {
    if (!(await opener.isVisible())) continue;
    if (await isFocused(opener)) return [];
    const focusedHtml = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    return [`the focus does not return, but is on ${focusedHtml}`];
  }
  return [];
}
