import { expect, signIn, test } from '../support/fixtures';
import { startLivery } from '../support/liveryServer';
import { requestGraphql, clientCsv, onboard } from '../support/operatorApi';

test('an import resumes after a SIGKILL of the API and adds every row exactly once', async ({ page }) => {
  test.setTimeout(180_000);
  const livery = await startLivery();
  try {
    const ada = await onboard(livery.url);
    const countClients = async () => {
      const { clientCounts } = await requestGraphql<{ clientCounts: { total: number } }>(
        livery.url,
        ada.accessToken,
        '{ clientCounts { total } }',
      );
      return clientCounts.total;
    };
    await signIn(page, livery, ada);
    await page.goto(`${livery.url}/dashboard/clients/import`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientCsv(10_000)) });
    await page.getByRole('button', { name: /check/i }).click();
    await page.getByRole('button', { name: /import all/i }).click();
    await expect.poll(countClients, { timeout: 30_000, intervals: [50] }).toBeGreaterThan(0);

    await livery.kill('SIGKILL');
    await livery.restart();

    const countAfterRestart = await countClients();
    expect(countAfterRestart % 500).toBe(0);
    await expect(page.getByText('10,000 clients added', { exact: true }).first()).toBeVisible({
      timeout: 90_000,
    });
    expect(await countClients()).toBe(10_000);
    await expect(page).not.toHaveURL(/login/);
  } finally {
    await livery.stop();
  }
});
