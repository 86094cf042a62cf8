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
  await page.getByLabel('Tax ID (optional)').fill('PT 12');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(/^This is not a valid VAT number/)).toBeVisible();
  await page.getByLabel('Tax ID (optional)').fill('PT 500 000 000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Company profile saved')).toBeVisible();
  await expect(page.getByLabel('Tax ID (optional)')).toHaveValue('PT500000000');

  await page.getByRole('button', { name: 'Create archive' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 });
  const pendingDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await pendingDownload;
  expect(download.suggestedFilename()).toMatch(/^Lovelace Ltd archive \d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get('company.json')?.toString() ?? '')).toMatchObject({ taxId: 'PT500000000' });
  expect(files.has('clients/clients.csv')).toBe(true);

  await page.getByRole('button', { name: 'Close company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close Lovelace Ltd?' });
  await dialog.getByLabel('Type “Lovelace Ltd” to confirm').fill('Lovelace');
  await dialog.getByRole('button', { name: 'Close company' }).click();
  await expect(dialog.getByText('Enter the exact name “Lovelace Ltd”.')).toBeVisible();
  await dialog.getByLabel('Type “Lovelace Ltd” to confirm').fill('Lovelace Ltd');
  await dialog.getByRole('button', { name: 'Close company' }).click();
  const notice = page.getByRole('region', { name: /^Company closed on / });
  await expect(notice).toBeVisible();
  await expect
    .poll(() => latestEmailTo(livery, ada.email))
    .toContain('An Admin can reopen the company until');

  await page.goto(`${livery.url}/dashboard/clients`);
  await expect(page.getByText('No clients yet')).toBeVisible();
  await notice.getByRole('button', { name: 'Reopen company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen company' }).click();
  await expect(page.getByText('Lovelace Ltd reopened')).toBeVisible();
  await expect(notice).toBeHidden();
});
