import { expect, test } from '../support/fixtures';
import {
  arrowTo,
  chooseInMenu,
  dialog,
  activate,
  fillIn,
  goToScreen,
  expectFocusNotLost,
  chooseRadio,
  press,
  signInTo,
  tabTo,
  chooseFile,
  type,
} from '../support/keyboard';
import { addClient, clientCsv, logo, onboard, newCredentials } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = async (width: number, height: number) => ({
  name: `${width} by ${height}.png`,
  mimeType: 'image/png',
  buffer: await logo(width, height),
});

test('keyboard only: a new operator signs up, onboards a company and imports clients', async ({
  page,
  livery,
}) => {
  const ada = newCredentials();
  const visitedPaths: string[] = [];
  page.on('framenavigated', (frame) => visitedPaths.push(new URL(frame.url()).pathname));
  await page.goto(`${livery.url}/signup`);
  await fillIn(page, 'Company name', 'Lovelace Ltd');
  await fillIn(page, 'Your name', 'Ada Lovelace');
  await fillIn(page, 'Email', ada.email);
  await press(page, 'Tab');
  await type(page, ada.password);
  await press(page, 'Enter');

  await test.step('saves the details', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/details$/);
    await tabTo(page, 'combobox', 'Country');
    await type(page, 'Portugal');
    await activate(page, 'button', 'Save and continue');
  });

  await test.step('saves the public name and logos', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/theme$/);
    await fillIn(page, 'Public name', 'Lovelace');
    await chooseFile(page, 'Choose file: Square logo', await picture(512, 256));
    await tabTo(page, 'slider', 'Zoom');
    await press(page, 'End');
    await tabTo(page, 'slider', 'Horizontal position');
    await press(page, 'Home');
    await activate(page, 'button', 'Crop image');
    await expect(page.getByRole('img', { name: 'Your square logo' })).toBeVisible();
    await chooseFile(page, 'Choose file: Full logo', await picture(512, 160));
    await expect(page.getByRole('img', { name: 'Your full logo' })).toBeVisible();
    await activate(page, 'button', 'Save and continue');
  });

  await test.step('chooses a plan and adds a billing card', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/client-billing$/);
    await activate(page, 'button', /^Starter/);
    await activate(page, 'button', 'Save and continue');
    await expect(page).toHaveURL(/\/onboard\/company\/payment-method$/);
    await chooseRadio(page, /^Always succeeds/);
    await activate(page, 'button', 'Add card and finish');
    await expect(page).toHaveURL(/\/dashboard\/analytics$/);
    // The onboarding also has headings, and remains visible until the dashboard has loaded.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Go live' })).toBeVisible();
  });

  await test.step('imports three clients', async () => {
    await goToScreen(page, 'c', 'Client Management');
    await activate(page, 'link', 'Import CSV');
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientCsv(3)) };
    await chooseFile(page, 'Choose file: Drop a CSV file here', file);
    await activate(page, 'button', 'Check rows');
    await activate(page, 'button', 'Import all rows');
    await expect(page.getByText('3 clients added', { exact: true }).first()).toBeVisible();
    await activate(page, 'link', 'View clients');
    await expect(page.getByRole('link', { name: 'Client 2' })).toBeVisible();
  });

  // A stale company status would briefly open the onboarding again.
  const pathsAfterOnboarding = visitedPaths.slice(visitedPaths.indexOf('/dashboard/analytics'));
  expect(pathsAfterOnboarding.filter((path) => path.startsWith('/onboard'))).toEqual([]);
});

test('keyboard only: an operator deploys and rolls back a brand, and adds and deletes a table', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'r', 'Branding');
  await fillIn(page, 'Headline', 'Numbers that compute');
  await activate(page, 'button', 'Crop square logo', 'Shift+Tab');
  await tabTo(page, 'slider', 'Zoom');
  await press(page, 'PageUp');
  await activate(page, 'button', 'Crop image');
  await expect(page.getByRole('button', { name: 'Crop square logo' })).toBeFocused();
  await activate(page, 'button', 'Save changes');
  await activate(page, 'button', 'Review and deploy', 'Shift+Tab');
  await expect(dialog(page)).toContainText('Numbers that compute');
  await expect(dialog(page)).toContainText('Square logo');
  await activate(page, 'button', 'Deploy changes');
  await expect(page.getByText(/^No undeployed changes/)).toBeVisible({ timeout: 20_000 });

  await activate(page, 'link', 'View deployments', 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Deployments' })).toBeVisible();
  await activate(page, 'button', 'Roll back');
  await expect(dialog(page)).toBeVisible();
  await activate(page, 'button', 'Roll back');
  await expect(page.getByText('Rolled back by').first()).toBeVisible();

  await goToScreen(page, 'l', 'Legal');
  await activate(page, 'link', 'Refund policy');
  await tabTo(page, 'button', 'Undo');
  await arrowTo(page, page.getByRole('button', { name: 'Table' }), 'ArrowRight');
  await press(page, 'Enter');
  await chooseInMenu(page, 'Insert table');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await type(page, 'Days');
  const table = text.getByRole('table');
  await expect(table).toContainText('Days');
  // The toolbar is one tab stop and remembers its last focused button, so Shift+Tab returns to Table.
  await activate(page, 'button', 'Table', 'Shift+Tab');
  await chooseInMenu(page, 'Delete table');
  await expect(table).toHaveCount(0);
});

test('keyboard only: an operator adds and moves a list column, and saves and deletes a view', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  const headers = page.getByRole('table', { name: 'Clients' }).getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Phone' })).toHaveCount(0);

  await activate(page, 'button', 'Columns');
  await tabTo(page, 'checkbox', 'Phone');
  await press(page, 'Space');
  await activate(page, 'button', 'Move Phone up');
  await expect(page.getByRole('button', { name: 'Move Phone up' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(headers.filter({ hasText: 'Phone' })).toHaveCount(1);

  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'grace');
  await activate(page, 'button', 'Save as view…', 'Shift+Tab');
  await fillIn(page, 'Name', 'Graces');
  await press(page, 'Enter');
  await expect(page.getByText('View “Graces” saved')).toBeVisible();
  await activate(page, 'button', 'Actions for view “Graces”', 'Shift+Tab');
  await chooseInMenu(page, 'Delete…');
  await activate(page, 'button', 'Delete view');
  await expect(page.getByText('View “Graces” deleted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});
