import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, signIn, test } from './support/fixtures';
import { chooseInMenu, dialog, enter, fillIn, go, press, tabTo, type } from './support/keys';
import { addClient, onboard } from './support/operatorApi';

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
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, 'c', 'Client Management');
  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'maker');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '21 clients' })).toHaveCount(1);

  await test.step('all of them, on other pages too', async () => {
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
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, 'c', 'Client Management');
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
