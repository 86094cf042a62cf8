import { expect, test } from '../support/fixtures';
import {
  dialog,
  activate,
  expectFocusNotLost,
  press,
  signInTo,
  tabTo,
  chooseFile,
  type,
} from '../support/keyboard';
import { clientCsv, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator saves and deletes a mapping, and stops an import and a bulk action', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'c', 'Client Management');
  await activate(page, 'link', 'Import CSV');
  await chooseFile(page, 'Choose file: Drop a CSV file here', {
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(clientCsv(20_000)),
  });

  await test.step('saves a column mapping and deletes it', async () => {
    await activate(page, 'button', 'Save mapping…');
    await expect(page.getByRole('textbox', { name: 'Mapping name' })).toBeFocused();
    await type(page, 'From the shop');
    await press(page, 'Enter');
    await expect(page.getByText('Mapping “From the shop” saved')).toBeVisible();
    await expectFocusNotLost(page);
    await tabTo(page, 'combobox', 'Saved mapping', 'Shift+Tab');
    await type(page, 'From');
    await activate(page, 'button', 'Delete mapping “From the shop”');
    await expect(page.getByText('Mapping “From the shop” deleted')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Saved mapping' })).toHaveCount(0);
    await expectFocusNotLost(page);
  });

  await test.step('stops an import', async () => {
    await activate(page, 'button', 'Check rows');
    await activate(page, 'button', 'Import all rows');
    // Waits until enough clients are imported to keep the bulk action below running for a while.
    await expect(page.getByText(/^([4-9]|1\d),\d00 of 20,000 clients added/)).toBeVisible({
      timeout: 30_000,
    });
    livery.suspend();
    await activate(page, 'button', 'Stop import');
    livery.resume();
    await expect(page.getByRole('heading', { name: /^Import stopped: [\d,]+ clients added$/ })).toBeVisible();
    await expectFocusNotLost(page);
  });

  await test.step('stops a bulk action', async () => {
    await activate(page, 'link', 'View clients');
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
    await tabTo(page, 'checkbox', 'Select all on this page');
    await press(page, 'Space');
    await activate(page, 'button', /^Select all [\d,]+ clients$/, 'Shift+Tab');
    await activate(page, 'button', 'Add tags…');
    await expect(dialog(page).getByLabel('Tags', { exact: true })).toBeFocused();
    await type(page, 'spring offer');
    const started = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('query GetClientBulkAction(')),
    );
    await activate(page, 'button', /^Add tags to [\d,]+ clients$/);
    await started;
    livery.suspend();
    await activate(page, 'button', 'Stop');
    livery.resume();
    await expect(dialog(page).getByRole('status')).toHaveText(/^Stopped/);
    await expectFocusNotLost(page);
  });
});
