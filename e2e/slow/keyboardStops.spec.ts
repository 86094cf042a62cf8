import { expect, test } from '../support/fixtures';
import { dialog, enter, keepsPlace, press, signInTo, tabTo, takeFile, type } from '../support/keys';
import { clientCsv, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: columns are kept for the next import, and an import and a bulk action are stopped', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'c', 'Client Management');
  await enter(page, 'link', 'Import CSV');
  await takeFile(page, 'Choose a file: Drop a CSV file of your clients here', {
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(clientCsv(20_000)),
  });

  await test.step('columns that are kept, taken and let go', async () => {
    await enter(page, 'button', 'Save these columns…');
    await expect(page.getByRole('textbox', { name: 'Name of the mapping' })).toBeFocused();
    await type(page, 'From the shop');
    await press(page, 'Enter');
    await expect(page.getByText('Mapping “From the shop” saved')).toBeVisible();
    await keepsPlace(page);
    await tabTo(page, 'combobox', 'Saved mapping', 'Shift+Tab');
    await type(page, 'From');
    await enter(page, 'button', 'Delete the mapping From the shop');
    await expect(page.getByText('Mapping “From the shop” deleted')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Saved mapping' })).toHaveCount(0);
    await keepsPlace(page);
  });

  await test.step('an import', async () => {
    await enter(page, 'button', 'Check the rows');
    await enter(page, 'button', 'Import all');
    // Enough clients that the bulk action below takes a while, too.
    await expect(page.getByText(/^([4-9]|1\d),\d00 of 20,000 clients added/)).toBeVisible({
      timeout: 30_000,
    });
    livery.suspend();
    await enter(page, 'button', 'Stop the import');
    livery.resume();
    await expect(page.getByRole('heading', { name: /^Stopped after [\d,]+ clients$/ })).toBeVisible();
    await keepsPlace(page);
  });

  await test.step('a bulk action', async () => {
    await enter(page, 'link', 'See the clients');
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
    await tabTo(page, 'checkbox', 'Select all on this page');
    await press(page, 'Space');
    await enter(page, 'button', /^Select all [\d,]+ clients$/, 'Shift+Tab');
    await enter(page, 'button', 'Add tags…');
    await expect(dialog(page).getByLabel('Tags', { exact: true })).toBeFocused();
    await type(page, 'spring offer');
    const started = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('query GetClientBulk(')),
    );
    await enter(page, 'button', /^Tag [\d,]+ clients$/);
    await started;
    livery.suspend();
    await enter(page, 'button', 'Stop');
    livery.resume();
    await expect(dialog(page).getByRole('status')).toHaveText(/^Stopped/);
    await keepsPlace(page);
  });
});
