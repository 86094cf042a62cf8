import { expect, signIn, test } from './support/fixtures';
import { checkPage } from './support/checkPage';
import { clientCsv, onboard } from './support/operatorApi';

test('the client import explains invalid files and missing columns, and imports only valid rows', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  await page.goto(`${livery.url}/dashboard/clients/import`);

  await page.locator('input[type=file]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0, 1, 2, 3]),
  });
  await expect(page.getByText(/Save it as CSV/).first()).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Colour,Shoe size\nred,41\n'),
  });
  await expect(page.getByText('Choose a column for Name and Email.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  expect(await checkPage(page, 'columns to choose')).toEqual([]);

  await page.goto(`${livery.url}/dashboard/clients/import`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${clientCsv(3)}\nGrace Hopper,no address`),
  });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('button', { name: /^Import \d+ valid/ })).toBeVisible();
  expect(await checkPage(page, 'rows that were checked')).toEqual([]);
  await page.getByRole('button', { name: /^Import \d+ valid/ }).click();
  await expect(page.getByText('3 clients added', { exact: true }).first()).toBeVisible();
  expect(await checkPage(page, 'an import that is over')).toEqual([]);
});
