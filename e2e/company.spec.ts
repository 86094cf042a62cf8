import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '../server/insights/testing';
import { expect, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { latestEmailTo } from './support/emails';
import { onboard } from './support/operatorApi';

const openCompanyProfile = async (page: Page, { url }: LiveryServer): Promise<void> => {
  await page.goto(`${url}/dashboard/settings/company-profile`);
  await expect(page.getByRole('heading', { name: 'Company profile' })).toBeVisible();
};

test('an Admin edits the company profile, downloads an archive, and closes and reopens the company', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  await openCompanyProfile(page, livery);

  await page.getByLabel('Registered name (optional)').fill('Lovelace Trading, Lda.');
  await page.getByLabel('Tax number (optional)').fill('PT 12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^This is not a VAT number of that country/)).toBeVisible();
  await page.getByLabel('Tax number (optional)').fill('PT 500 000 000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company profile was saved')).toBeVisible();
  await expect(page.getByLabel('Tax number (optional)')).toHaveValue('PT500000000');

  await page.getByRole('button', { name: 'Make an archive' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 });
  const pendingDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await pendingDownload;
  expect(download.suggestedFilename()).toMatch(/^Lovelace Ltd archive \d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get('company.json')?.toString() ?? '')).toMatchObject({ taxId: 'PT500000000' });
  expect(files.has('clients/clients.csv')).toBe(true);

  await page.getByRole('button', { name: 'Close Lovelace Ltd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close Lovelace Ltd?' });
  await dialog.getByLabel('Type “Lovelace Ltd” to go on').fill('Lovelace');
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  await expect(dialog.getByText('Type “Lovelace Ltd” as it stands here.')).toBeVisible();
  await dialog.getByLabel('Type “Lovelace Ltd” to go on').fill('Lovelace Ltd');
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  const notice = page.getByRole('region', { name: /^Closed since / });
  await expect(notice).toBeVisible();
  await expect
    .poll(() => latestEmailTo(livery, ada.email))
    .toContain('Any Admin can reopen the company until');

  await page.goto(`${livery.url}/dashboard/clients`);
  await expect(page.getByText('No clients yet')).toBeVisible();
  await notice.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Lovelace Ltd was opened again')).toBeVisible();
  await expect(notice).toBeHidden();
});
