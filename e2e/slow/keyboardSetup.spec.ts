import { expect, test } from '../support/fixtures';
import {
  arrowTo,
  chooseInMenu,
  dialog,
  enter,
  fillIn,
  go,
  keepsPlace,
  pick,
  press,
  signInTo,
  tabTo,
  takeFile,
  type,
} from '../support/keys';
import { addClient, clientCsv, logo, onboard, somebody } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = async (width: number, height: number) => ({
  name: `${width} by ${height}.png`,
  mimeType: 'image/png',
  buffer: await logo(width, height),
});

test('by keyboard alone: a company signs up, is set up, and brings its clients along', async ({
  page,
  livery,
}) => {
  const ada = somebody();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto(`${livery.url}/signup`);
  await fillIn(page, 'Company name', 'Lovelace Ltd');
  await fillIn(page, 'Your name', 'Ada Lovelace');
  await fillIn(page, 'Email', ada.email);
  await press(page, 'Tab');
  await type(page, ada.password);
  await press(page, 'Enter');

  await test.step('details', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/details$/);
    await tabTo(page, 'combobox', 'Country');
    await type(page, 'Portugal');
    await enter(page, 'button', 'Save and go on');
  });

  await test.step('colours and logos', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/theme$/);
    await fillIn(page, 'Name that clients read', 'Lovelace');
    await takeFile(page, 'Choose a file: Square logo', await picture(512, 256));
    await tabTo(page, 'slider', 'Zoom');
    await press(page, 'End');
    await tabTo(page, 'slider', 'Left to right');
    await press(page, 'Home');
    await enter(page, 'button', 'Use this');
    await expect(page.getByRole('img', { name: 'Your square logo' })).toBeVisible();
    await takeFile(page, 'Choose a file: Full logo', await picture(512, 160));
    await expect(page.getByRole('img', { name: 'Your full logo' })).toBeVisible();
    await enter(page, 'button', 'Save and go on');
  });

  await test.step('a plan and a card', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/client-billing$/);
    await enter(page, 'button', /^Starter/);
    await enter(page, 'button', 'Save and go on');
    await expect(page).toHaveURL(/\/onboard\/company\/payment-method$/);
    await pick(page, /^Pays every time/);
    await enter(page, 'button', 'Add the card and finish');
    await expect(page).toHaveURL(/\/dashboard\/analytics$/);
    // The onboarding has headings too, and stands until the dashboard is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Go live' })).toBeVisible();
  });

  await test.step('clients from a file', async () => {
    await go(page, 'c', 'Client Management');
    await enter(page, 'link', 'Import CSV');
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientCsv(3)) };
    await takeFile(page, 'Choose a file: Drop a CSV file of your clients here', file);
    await enter(page, 'button', 'Check the rows');
    await enter(page, 'button', 'Import all');
    await expect(page.getByText('3 clients added', { exact: true }).first()).toBeVisible();
    await enter(page, 'link', 'See the clients');
    await expect(page.getByRole('link', { name: 'Client 2' })).toBeVisible();
  });

  // What the company was before must not be told once more: the onboarding would open again for a moment.
  const atWork = visited.slice(visited.indexOf('/dashboard/analytics'));
  expect(atWork.filter((path) => path.startsWith('/onboard'))).toEqual([]);
});

test('by keyboard alone: a brand is changed, deployed and rolled back; a legal page gets a table', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'r', 'Branding');
  await fillIn(page, 'Headline', 'Numbers that compute');
  await enter(page, 'button', 'Crop the square logo', 'Shift+Tab');
  await tabTo(page, 'slider', 'Zoom');
  await press(page, 'PageUp');
  await enter(page, 'button', 'Use this');
  await expect(page.getByRole('button', { name: 'Crop the square logo' })).toBeFocused();
  await enter(page, 'button', 'Save');
  await enter(page, 'button', 'Review and deploy', 'Shift+Tab');
  await expect(dialog(page)).toContainText('Numbers that compute');
  await expect(dialog(page)).toContainText('Square logo');
  await enter(page, 'button', 'Deploy');
  await expect(page.getByText('Clients see everything')).toBeVisible({ timeout: 20_000 });

  await enter(page, 'link', 'History', 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Deployments' })).toBeVisible();
  await enter(page, 'button', 'Roll back to this');
  await enter(page, 'button', 'Roll back');
  await expect(page.getByText('Rolled back by').first()).toBeVisible();

  await go(page, 'l', 'Legal');
  await enter(page, 'link', 'Refund policy');
  await tabTo(page, 'button', 'Undo');
  await arrowTo(page, page.getByRole('button', { name: 'Table' }), 'ArrowRight');
  await press(page, 'Enter');
  await chooseInMenu(page, 'Add a table');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await type(page, 'Days');
  const table = text.getByRole('table');
  await expect(table).toContainText('Days');
  // The toolbar is one stop, where the keyboard was last.
  await enter(page, 'button', 'Table', 'Shift+Tab');
  await chooseInMenu(page, 'Delete table');
  await expect(table).toHaveCount(0);
});

test('by keyboard alone: a list gets other columns, in another order, and is kept as a view', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  const headers = page.getByRole('table', { name: 'Clients' }).getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Phone' })).toHaveCount(0);

  await enter(page, 'button', 'Columns');
  await tabTo(page, 'checkbox', 'Phone');
  await press(page, 'Space');
  await enter(page, 'button', 'Move Phone up');
  await expect(page.getByRole('button', { name: 'Move Phone up' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(headers.filter({ hasText: 'Phone' })).toHaveCount(1);

  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'grace');
  await enter(page, 'button', 'Save as view…', 'Shift+Tab');
  await fillIn(page, 'Name', 'Graces');
  await press(page, 'Enter');
  await expect(page.getByText('The view Graces was saved')).toBeVisible();
  await enter(page, 'button', 'Actions for the view Graces', 'Shift+Tab');
  await chooseInMenu(page, 'Delete…');
  await enter(page, 'button', 'Delete view');
  await expect(page.getByText('The view Graces was deleted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await keepsPlace(page);
});
