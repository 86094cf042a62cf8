import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, type Credentials } from './fixtures';
import type { LiveryServer } from './liveryServer';

type Role = Parameters<Page['getByRole']>[0];

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/**
 * Expects the focus not to be on the body, where it falls if a removed or disabled control does not pass it
 * on.
 */
export const expectFocusNotLost = (page: Page): Promise<void> =>
  expect(page.locator('body')).not.toBeFocused();

/** Presses Tab or Shift+Tab until the element has the focus. Throws after 90 presses. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  tabKey: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(tabKey);
  }
  throw new Error(`${tabKey} never reached the ${role} ${name}.`);
}

/** Moves the focus to a control by Tab and presses Enter. */
export async function activate(page: Page, role: Role, name: string | RegExp, tabKey?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, role, name, tabKey);
  // A busy control ignores Enter.
  await expect(page.getByRole(role, { name }).first()).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
}

type Arrow = 'ArrowDown' | 'ArrowRight';

/** Moves the focus within a composite widget by an arrow key. Throws after 30 presses. */
export async function arrowTo(page: Page, target: Locator, arrow: Arrow): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`${arrow} never reached ${target.toString()}.`);
}

/** Chooses an item of the open menu by arrow keys. */
export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await arrowTo(page, page.getByRole('menuitem', { name }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Chooses an action from the menu of a row. */
export async function chooseRowAction(page: Page, row: string, action: string | RegExp): Promise<void> {
  const escaped = row.replace(/[()]/g, '\\$&');
  await activate(page, 'button', new RegExp(`^Actions for ${escaped}$`));
  await chooseInMenu(page, action);
}

const isGroupFocused = (radio: Locator): Promise<boolean> =>
  radio.evaluate((one: HTMLInputElement) => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.name === one.name;
  });

/**
 * Moves to a radio group by Tab, and to a radio button by arrow keys, which also check the buttons on the
 * way.
 */
export async function chooseRadio(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name }).first();
  await radio.waitFor();
  for (let presses = 0; presses < 90 && !(await isGroupFocused(radio)); presses += 1)
    await press(page, 'Tab');
  await arrowTo(page, radio, 'ArrowDown');
  if (!(await radio.isChecked())) await press(page, 'Space');
  await expect(radio).toBeChecked();
}

/** Replaces the text of a field. */
export async function fillIn(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await press(page, 'Control+a');
  await type(page, text);
}

/** Opens the file chooser by Enter and selects the file. */
export async function chooseFile(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await activate(page, 'button', button);
  await (await chooser).setFiles(file);
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens a screen by its shortcut, `g` and a letter. */
export async function goToScreen(page: Page, letter: string, heading: string): Promise<void> {
  // The shortcuts work only after the console has rendered its shell.
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  await press(page, 'g', letter);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Signs in and opens a screen by its shortcut. */
export async function signInTo(
  page: Page,
  livery: LiveryServer,
  credentials: Credentials,
  letter: string,
  heading: string,
): Promise<void> {
  await signIn(page, livery, credentials);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goToScreen(page, letter, heading);
}
