import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  chooseOf,
  dialog,
  enter,
  fillIn,
  go,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keys';
import { linkIn, mailTo } from '../support/mails';
import { addClient, connectSandbox, onboard, putOnStarter, somebody } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: all clients that a search finds are tagged, which is undone, and exported', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  const makers = Array.from({ length: 21 }, (_, index) => `Maker ${index + 1}`);
  for (const name of [...makers, 'Grace Hopper']) {
    await addClient(livery.url, ada, name, `${name.replace(' ', '.')}@example.test`);
  }
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'maker');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '21 clients' })).toHaveCount(1);

  await test.step('all of them, on other pages too', async () => {
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
    await tabTo(page, 'checkbox', 'Select all on this page');
    await press(page, 'Space');
    const selected = page.getByRole('region', { name: 'Selected clients' });
    await expect(selected.getByRole('status')).toHaveText('20 clients selected');
    await enter(page, 'button', 'Select all 21 clients that match', 'Shift+Tab');
    await expect(selected.getByRole('status')).toHaveText('21 clients selected');
    await expect(selected).toBeFocused();
  });

  await test.step('a tag, and its way back', async () => {
    await enter(page, 'button', 'Add tags…');
    await expect(dialog(page).getByLabel('Tags', { exact: true })).toBeFocused();
    await type(page, 'spring offer');
    await expect(dialog(page).getByRole('status')).toContainText('21 clients will change');
    await enter(page, 'button', 'Tag 21 clients');
    await expect(dialog(page)).toHaveAccessibleName('Add the tag spring offer');
    await expect(dialog(page).getByRole('status')).toHaveText('Done: 21 of 21 clients changed');
    await enter(page, 'button', 'Undo');
    await expect(dialog(page)).toHaveAccessibleName(/^Undo/);
    await expect(dialog(page).getByRole('status')).toHaveText(/^Done: 21 of 21/);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
  });

  await test.step('a file', async () => {
    await enter(page, 'button', 'More for the list', 'Shift+Tab');
    await chooseInMenu(page, 'Export 21 clients…');
    await tabTo(page, 'combobox', 'Columns');
    await press(page, 'ArrowDown');
    const download = page.waitForEvent('download');
    await enter(page, 'button', 'Export 21 clients');
    const file = fs.readFileSync(await (await download).path());
    const rows = parse<Record<string, string>>(file, { bom: true, columns: true });
    expect(rows.map((row) => row['Name']).sort()).toEqual([...makers].sort());
    expect(new Set(rows.map((row) => row['Tags']))).toEqual(new Set(['']));
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More for the list' })).toBeFocused();
  });
});

test('by keyboard alone: a client gets a phone number, a tag and a note', async ({ page, livery }) => {
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');

  await enter(page, 'button', 'Edit contact');
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
  await enter(page, 'button', 'Remove the tag navy', 'Shift+Tab');
  await expect(tags).toHaveText(['cobol']);
  await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused();

  await enter(page, 'button', 'Edit note');
  await type(page, 'Reads compilers');
  await press(page, 'Escape');
  await enter(page, 'button', 'Go on editing');
  await enter(page, 'button', 'Save');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Note', exact: true })).toContainText('Reads compilers');
});

test('by keyboard alone: a client is paused on their page, and resumed in the list', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await connectSandbox(livery.url, ada);
  await putOnStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await enter(page, 'button', 'Actions');
  await chooseInMenu(page, 'Pause');
  await expect(dialog(page)).toHaveAccessibleName('Pause Grace Hopper?');
  await enter(page, 'button', 'Pause');
  await expect(page.getByText('Grace Hopper was paused')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan and price' })).toContainText('None while paused');
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused();

  await go(page, 'c', 'Client Management');
  const row = page.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Paused');
  await chooseOf(page, 'Grace Hopper', 'Resume…');
  await expect(dialog(page)).toHaveAccessibleName('Resume Grace Hopper?');
  await enter(page, 'button', 'Resume');
  await expect(page.getByText('Grace Hopper was resumed')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Active');
  await expect(page.getByRole('button', { name: 'Actions for Grace Hopper' })).toBeFocused();
});

test('by keyboard alone: a client is sent a way in, and it is looked at what they see', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { email } = somebody();
  await addClient(livery.url, ada, 'Grace Hopper', email);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  const actions = page.getByRole('button', { name: 'Actions', exact: true });

  await enter(page, 'button', 'Actions');
  await chooseInMenu(page, 'Send a sign-in link');
  await expect(dialog(page)).toContainText(email);
  await enter(page, 'button', 'Send the mail');
  await expect(page.getByText('Grace Hopper was sent a sign-in link')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(actions).toBeFocused();
  await expect.poll(async () => linkIn(await mailTo(livery, email))).toContain('/choose-password');

  await press(page, 'Enter');
  await chooseInMenu(page, 'View as client');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText('Say why: it stands in the record.');
  await type(page, 'A question about a receipt');
  const opened = page.waitForEvent('popup');
  await press(page, 'Enter');
  const graces = await opened;
  await expect(graces.getByRole('heading', { level: 1, name: /Grace Hopper/ })).toBeVisible();
  await graces.close();
  await expect(dialog(page)).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('by keyboard alone: the list is filtered, put in another order, and shown as it was', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await addClient(livery.url, ada, 'Mary Jackson', 'mary@example.test');
  await connectSandbox(livery.url, ada);
  await putOnStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  const clients = page.getByRole('table', { name: 'Clients' }).getByRole('rowheader');
  const adding = page.getByRole('button', { name: 'Add filter' });
  await expect(clients).toHaveText([/Mary Jackson/, /Grace Hopper/]);

  await test.step('another order', async () => {
    await enter(page, 'button', /^Client$/);
    await expect(clients).toHaveText([/Grace Hopper/, /Mary Jackson/]);
    const header = page.getByRole('columnheader', { name: 'Client', exact: true });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await press(page, 'Enter');
    await expect(clients).toHaveText([/Mary Jackson/, /Grace Hopper/]);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('a status', async () => {
    await enter(page, 'button', /^Active/, 'Shift+Tab');
    await expect(clients).toHaveText([/Grace Hopper/]);
    await press(page, 'Enter');
    await expect(clients).toHaveCount(2);
  });

  await test.step('a plan, and none again from its chip', async () => {
    await enter(page, 'button', 'Add filter');
    await chooseInMenu(page, 'Plan');
    await expect(dialog(page)).toHaveAccessibleName('Plan');
    await tabTo(page, 'checkbox', /^Starter/);
    await press(page, 'Space');
    await enter(page, 'button', 'Done');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clients).toHaveText([/Grace Hopper/]);
    await expect(adding).toBeFocused();
    await enter(page, 'button', /^Plan: Starter/);
    await tabTo(page, 'checkbox', /^Starter/);
    await press(page, 'Space');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clients).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
  });

  await test.step('two filters, and no more', async () => {
    await enter(page, 'button', 'Add filter');
    await chooseInMenu(page, 'Never signed in');
    await expect(adding).toBeFocused();
    await press(page, 'Enter');
    await chooseInMenu(page, 'Created');
    await enter(page, 'button', 'Last 7 days');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(2);
    await expect(adding).toBeFocused();
    await enter(page, 'button', 'Clear filters');
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(0);
    await expect(adding).toBeFocused();
  });
});
