import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, type Credentials } from './fixtures';
import type { LiveryServer } from './liveryServer';

type Role = Parameters<Page['getByRole']>[0];

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** The keyboard is somewhere: what went, or was closed to it, has not taken its place along. */
export const keepsPlace = (page: Page): Promise<void> => expect(page.locator('body')).not.toBeFocused();

/** Presses Tab, or Shift and Tab, until the element with this role and name has the focus. */
export async function tabTo(page: Page, role: Role, name: string | RegExp, way: 'Tab' | 'Shift+Tab' = 'Tab') {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(way);
  }
  throw new Error(`${way} never reached the ${role} ${name}.`);
}

/** Goes to a control by Tab and presses Enter. */
export async function enter(page: Page, role: Role, name: string | RegExp, way?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, role, name, way);
  // What spins refuses a press, as whoever presses sees.
  await expect(page.getByRole(role, { name }).first()).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
}

type Arrow = 'ArrowDown' | 'ArrowRight';

/** Goes through what belongs together by an arrow. */
export async function arrowTo(page: Page, target: Locator, arrow: Arrow): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`${arrow} never reached ${target.toString()}.`);
}

/** Goes through an open menu by its arrows. */
export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await arrowTo(page, page.getByRole('menuitem', { name }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Chooses in the menu of actions that a row has. */
export async function chooseOf(page: Page, row: string, action: string | RegExp): Promise<void> {
  const escaped = row.replace(/[()]/g, '\\$&');
  await enter(page, 'button', new RegExp(`^Actions for ${escaped}$`));
  await chooseInMenu(page, action);
}

const isInGroup = (radio: Locator): Promise<boolean> =>
  radio.evaluate((one: HTMLInputElement) => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.name === one.name;
  });

/** Goes to a group of radio buttons by Tab, and to one of them by its arrows, which choose on the way. */
export async function pick(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name }).first();
  await radio.waitFor();
  for (let presses = 0; presses < 90 && !(await isInGroup(radio)); presses += 1) await press(page, 'Tab');
  await arrowTo(page, radio, 'ArrowDown');
  if (!(await radio.isChecked())) await press(page, 'Space');
  await expect(radio).toBeChecked();
}

/** Goes to a field by Tab and types into it in place of what it holds. */
export async function fillIn(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await press(page, 'Control+a');
  await type(page, text);
}

/** Opens the system's dialog of files by Enter, where this file is taken. */
export async function takeFile(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await enter(page, 'button', button);
  await (await chooser).setFiles(file);
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** `g`, a letter, and the screen is there. */
export async function go(page: Page, letter: string, heading: string): Promise<void> {
  // What hears the keys comes with the console's own frame, after the screens that stand without it.
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  await press(page, 'g', letter);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Signs in, and then goes to a screen by its keys. */
export async function signInTo(
  page: Page,
  livery: LiveryServer,
  ada: Credentials,
  letter: string,
  heading: string,
): Promise<void> {
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, letter, heading);
}
