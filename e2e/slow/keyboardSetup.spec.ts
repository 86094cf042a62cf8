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
    await activate(page, 'button', 'Save and go on');
  });

  await test.step('saves the public name and logos', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/theme$/);
    await fillIn(page, 'Name that clients read', 'Lovelace');
    await chooseFile(page, 'Choose a file: Square logo', await picture(512, 256));
    await tabTo(page, 'slider', 'Zoom');
    await press(page, 'End');
    await tabTo(page, 'slider', 'Left to right');
    await press(page, 'Home');
    await activate(page, 'button', 'Use this');
    await expect(page.getByRole('img', { name: 'Your square logo' })).toBeVisible();
    await chooseFile(page, 'Choose a file: Full logo', await picture(512, 160));
    await expect(page.getByRole('img', { name: 'Your full logo' })).toBeVisible();
    await activate(page, 'button', 'Save and go on');
  });

  await test.step('chooses a plan and adds a billing card', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/client-billing$/);
    await activate(page, 'button', /^Starter/);
    await activate(page, 'button', 'Save and go on');
    await expect(page).toHaveURL(/\/onboard\/company\/payment-method$/);
    await chooseRadio(page, /^Always succeeds/);
    await activate(page, 'button', 'Add the card and finish');
    await expect(page).toHaveURL(/\/dashboard\/analytics$/);
    // The onboarding also has headings, and remains visible until the dashboard has loaded.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Go live' })).toBeVisible();
  });

  await test.step('imports three clients', async () => {
    await goToScreen(page, 'c', 'Client Management');
    await activate(page, 'link', 'Import CSV');
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientCsv(3)) };
    await chooseFile(page, 'Choose a file: Drop a CSV file of your clients here', file);
    await activate(page, 'button', 'Check the rows');
    await activate(page, 'button', 'Import all');
    await expect(page.getByText('3 clients added', { exact: true }).first()).toBeVisible();
    await activate(page, 'link', 'See the clients');
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
  await activate(page, 'button', 'Crop the square logo', 'Shift+Tab');
  await tabTo(page, 'slider', 'Zoom');
  await press(page, 'PageUp');
  await activate(page, 'button', 'Use this');
  await expect(page.getByRole('button', { name: 'Crop the square logo' })).toBeFocused();
  await activate(page, 'button', 'Save');
  await activate(page, 'button', 'Review and deploy', 'Shift+Tab');
  await expect(dialog(page)).toContainText('Numbers that compute');
  await expect(dialog(page)).toContainText('Square logo');
  await activate(page, 'button', 'Deploy');
  await expect(page.getByText('Clients see everything')).toBeVisible({ timeout: 20_000 });

  await activate(page, 'link', 'History', 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Deployments' })).toBeVisible();
  await activate(page, 'button', 'Roll back to this');
  await activate(page, 'button', 'Roll back');
  await expect(page.getByText('Rolled back by').first()).toBeVisible();

  await goToScreen(page, 'l', 'Legal');
  await activate(page, 'link', 'Refund policy');
  await tabTo(page, 'button', 'Undo');
  await arrowTo(page, page.getByRole('button', { name: 'Table' }), 'ArrowRight');
  await press(page, 'Enter');
  await chooseInMenu(page, 'Add a table');
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
  await expect(page.getByText('The view Graces was saved')).toBeVisible();
  await activate(page, 'button', 'Actions for the view Graces', 'Shift+Tab');
  await chooseInMenu(page, 'Delete…');
  await activate(page, 'button', 'Delete view');
  await expect(page.getByText('The view Graces was deleted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});
