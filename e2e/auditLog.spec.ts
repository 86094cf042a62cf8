import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/fixtures';
import { addClient, requestGraphql, onboard } from './support/operatorApi';

const auditLogPath = '/dashboard/settings/audit-log';

test('the audit log searches events, shows changed fields, exports the matches and logs the export', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient } = (await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test')) as {
    createClient: { id: string };
  };
  await requestGraphql(
    livery.url,
    ada.accessToken,
    'mutation ($input: DeactivateClientInput!) { deactivateClient(input: $input) { id } }',
    { input: { id: createClient.id, when: 'Now', reason: 'Duplicate' } },
  );
  await signIn(page, livery, ada);
  await page.goto(`${livery.url}/dashboard/settings/my-profile`);
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Audit log', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${auditLogPath}$`));

  await page.getByRole('searchbox').fill('hopper');
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('rowheader');
  await expect(rows).toHaveText(['Deactivated', 'Client added']);
  await page.getByRole('button', { name: 'Show details: Deactivated, Grace Hopper' }).click();
  await expect(page.getByRole('list', { name: 'What changed' })).toContainText('Status: Invited');

  const pendingDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await pendingDownload).path(), 'utf8');
  expect(file).toContain('Client: deactivated');
  expect(file).not.toContain('Company: signed up');
  await page.getByRole('searchbox').fill('');
  await expect(rows.first()).toHaveText('Audit log exported');
});
