import type { Page } from '@playwright/test';
import { isListed } from '../../src/app/routeEntry';
import { settingsRoutes } from '../../src/app/settingsRoutes';
import { expect, signIn, test } from '../support/fixtures';
import { onboard } from '../support/operatorApi';
import { openPalette, palette, paletteField } from '../support/palette';
import { findAccessibilityProblems } from '../support/accessibility';

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await palette(page).getByRole('option', { name }).first().click();
  await expect(palette(page)).toBeHidden();
}

const sections = settingsRoutes
  .filter(isListed)
  // The personal profile has the sections of the profile tab.
  .filter(({ isTab }) => isTab)
  .flatMap((screen) => screen.sections ?? []);

test('the palette focuses the heading of the chosen setting', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  expect(sections.length).toBeGreaterThan(15);
  for (const { label, heading = label } of sections) {
    await openPalette(page, label.message ?? '');
    await choose(page, new RegExp(`^${label.message} `));
    await expect(page.getByRole('heading', { name: heading.message, exact: true })).toBeFocused();
  }
});

test('the palette opens the form of the chosen action', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  const forms: readonly (readonly [action: string, form: () => ReturnType<Page['getByRole']>])[] = [
    ['Add client', () => page.getByRole('dialog', { name: /Add client|New client/ })],
    ['Export clients', () => page.getByRole('dialog', { name: /Export/ })],
    ['Add plan', () => page.getByRole('heading', { name: /plan/i, level: 1 })],
    ['Add guide', () => page.getByRole('dialog', { name: /guide/i })],
    ['Invite people', () => page.getByRole('dialog', { name: /Invite people/ })],
    ['Review and deploy', () => page.getByRole('dialog', { name: /Review/ })],
  ];
  for (const [action, form] of forms) {
    await page.goto(`${livery.url}/dashboard/analytics`);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await openPalette(page, action);
    await choose(page, new RegExp(`^${action}`));
    await expect(form()).toBeVisible();
    expect(page.url()).not.toMatch(/[?&](add|export|invite|deploy)=/);
  }
});

test('the palette fills a phone screen and passes the accessibility checks', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  await openPalette(page, 'a');
  expect(await findAccessibilityProblems(page, 'palette')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(paletteField(page)).toBeFocused();
});

test('shortcuts open screens, forms and the list of shortcuts, but not from within a form field', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Shortcuts are off while a form field has the focus.
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.type('gp?');
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('gp?');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcutsDialog.getByText('Client Management')).toBeVisible();
  expect(await findAccessibilityProblems(page, 'shortcuts')).toEqual([]);
});
