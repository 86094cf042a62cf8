import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  chooseRowAction,
  dialog,
  activate,
  fillIn,
  goToScreen,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keyboard';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import {
  addClient,
  connectSandbox,
  onboard,
  subscribeToStarter,
  newCredentials,
} from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator tags all matching clients, undoes the bulk action and exports them', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  const makerNames = Array.from({ length: 21 }, (_, index) => `Maker ${index + 1}`);
  for (const name of [...makerNames, 'Grace Hopper']) {
    await addClient(livery.url, ada, name, `${name.replace(' ', '.')}@example.test`);
  }
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'maker');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '21 clients' })).toHaveCount(1);

  await test.step('selects the results of all pages', async () => {
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
    await tabTo(page, 'checkbox', 'Select all on this page');
    await press(page, 'Space');
    const selected = page.getByRole('region', { name: 'Selected clients' });
    await expect(selected.getByRole('status')).toHaveText('20 clients selected');
    await activate(page, 'button', 'Select all 21 matching clients', 'Shift+Tab');
    await expect(selected.getByRole('status')).toHaveText('21 clients selected');
    await expect(selected).toBeFocused();
  });

  await test.step('adds a tag and undoes it', async () => {
    await activate(page, 'button', 'Add tags…');
    await expect(dialog(page).getByLabel('Tags', { exact: true })).toBeFocused();
    await type(page, 'spring offer');
    await expect(dialog(page).getByRole('status')).toContainText('21 clients will change');
    await activate(page, 'button', 'Add tags to 21 clients');
    await expect(dialog(page)).toHaveAccessibleName('Add the tag spring offer');
    await expect(dialog(page).getByRole('status')).toHaveText('Done: 21 of 21 clients changed');
    await activate(page, 'button', 'Undo');
    await expect(dialog(page)).toHaveAccessibleName(/^Undo/);
    await expect(dialog(page).getByRole('status')).toHaveText(/^Done: 21 of 21/);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
  });

  await test.step('exports the clients to a CSV file', async () => {
    await activate(page, 'button', 'List actions', 'Shift+Tab');
    await chooseInMenu(page, 'Export 21 clients…');
    await tabTo(page, 'combobox', 'Columns');
    await press(page, 'ArrowDown');
    const download = page.waitForEvent('download');
    await activate(page, 'button', 'Export 21 clients');
    const file = fs.readFileSync(await (await download).path());
    const rows = parse<Record<string, string>>(file, { bom: true, columns: true });
    expect(rows.map((row) => row['Name']).sort()).toEqual([...makerNames].sort());
    expect(new Set(rows.map((row) => row['Tags']))).toEqual(new Set(['']));
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'List actions' })).toBeFocused();
  });
});

test('keyboard only: an operator edits the phone number, tags and note of a client', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');

  await activate(page, 'button', 'Edit contact');
  await fillIn(page, 'Phone', '+351912345678');
  await press(page, 'Enter');
  await expect(page.getByText('Contact saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit contact' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('+351912345678');

  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  for (const tag of ['navy', 'cobol']) {
    await tabTo(page, 'combobox', 'Add a tag');
    await type(page, tag);
    await press(page, 'Enter');
    await expect(tags.filter({ hasText: tag })).toHaveCount(1);
  }
  await activate(page, 'button', 'Remove tag “navy”', 'Shift+Tab');
  await expect(tags).toHaveText(['cobol']);
  await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused();

  await activate(page, 'button', 'Edit note');
  await type(page, 'Reads compilers');
  await press(page, 'Escape');
  await activate(page, 'button', 'Keep editing');
  await activate(page, 'button', 'Save');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Note', exact: true })).toContainText('Reads compilers');
});

test('keyboard only: an operator pauses a client on the client page and resumes it in the list', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await connectSandbox(livery.url, ada);
  await subscribeToStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await activate(page, 'button', 'Actions');
  await chooseInMenu(page, 'Pause');
  await expect(dialog(page)).toHaveAccessibleName('Pause Grace Hopper?');
  await activate(page, 'button', 'Pause client');
  await expect(page.getByText('Grace Hopper paused')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan and price' })).toContainText('None while paused');
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused();

  await goToScreen(page, 'c', 'Client Management');
  const row = page.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Paused');
  await chooseRowAction(page, 'Grace Hopper', 'Resume…');
  await expect(dialog(page)).toHaveAccessibleName('Resume Grace Hopper?');
  await activate(page, 'button', 'Resume client');
  await expect(page.getByText('Grace Hopper resumed')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Active');
  await expect(page.getByRole('button', { name: 'Actions for Grace Hopper' })).toBeFocused();
});

test('keyboard only: an operator sends a sign-in link to a client and views the portal as that client', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { email } = newCredentials();
  await addClient(livery.url, ada, 'Grace Hopper', email);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  const actions = page.getByRole('button', { name: 'Actions', exact: true });

  await activate(page, 'button', 'Actions');
  await chooseInMenu(page, 'Send sign-in link');
  await expect(dialog(page)).toContainText(email);
  await activate(page, 'button', 'Send link');
  await expect(page.getByText('Sign-in link sent to Grace Hopper')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(actions).toBeFocused();
  await expect
    .poll(async () => firstLinkIn(await latestEmailTo(livery, email)))
    .toContain('/choose-password');

  await press(page, 'Enter');
  await chooseInMenu(page, 'View as client');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText('Enter a reason. It’s saved in the audit log.');
  await type(page, 'A question about a receipt');
  const pendingPopup = page.waitForEvent('popup');
  await press(page, 'Enter');
  const portalPage = await pendingPopup;
  await expect(portalPage.getByRole('heading', { level: 1, name: /Grace Hopper/ })).toBeVisible();
  await portalPage.close();
  await expect(dialog(page)).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('keyboard only: an operator sorts and filters the client list and clears the filters', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await addClient(livery.url, ada, 'Mary Jackson', 'mary@example.test');
  await connectSandbox(livery.url, ada);
  await subscribeToStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  const clients = page.getByRole('table', { name: 'Clients' }).getByRole('rowheader');
  const addFilterButton = page.getByRole('button', { name: 'Add filter' });
  await expect(clients).toHaveText([/Mary Jackson/, /Grace Hopper/]);

  await test.step('sorts by client in both directions', async () => {
    await activate(page, 'button', /^Client$/);
    await expect(clients).toHaveText([/Grace Hopper/, /Mary Jackson/]);
    const header = page.getByRole('columnheader', { name: 'Client', exact: true });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await press(page, 'Enter');
    await expect(clients).toHaveText([/Mary Jackson/, /Grace Hopper/]);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('filters by status and clears the filter', async () => {
    await activate(page, 'button', /^Active/, 'Shift+Tab');
    await expect(clients).toHaveText([/Grace Hopper/]);
    await press(page, 'Enter');
    await expect(clients).toHaveCount(2);
  });

  await test.step('filters by plan and clears the filter from its chip', async () => {
    await activate(page, 'button', 'Add filter');
    await chooseInMenu(page, 'Plan');
    await expect(dialog(page)).toHaveAccessibleName('Plan');
    await tabTo(page, 'checkbox', /^Starter/);
    await press(page, 'Space');
    await activate(page, 'button', 'Done');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clients).toHaveText([/Grace Hopper/]);
    await expect(addFilterButton).toBeFocused();
    await activate(page, 'button', /^Plan: Starter/);
    await tabTo(page, 'checkbox', /^Starter/);
    await press(page, 'Space');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clients).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
  });

  await test.step('adds two filters and clears both', async () => {
    await activate(page, 'button', 'Add filter');
    await chooseInMenu(page, 'Never signed in');
    await expect(addFilterButton).toBeFocused();
    await press(page, 'Enter');
    await chooseInMenu(page, 'Created');
    await activate(page, 'button', 'Last 7 days');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(2);
    await expect(addFilterButton).toBeFocused();
    await activate(page, 'button', 'Clear filters');
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(0);
    await expect(addFilterButton).toBeFocused();
  });
});
