import { expect, signIn, test } from '../support/fixtures';
import { startLivery } from '../support/liveryServer';
import { checkPage } from '../support/checkPage';
import { onboard } from '../support/operatorApi';

test('the console shows why a company is blocked and offers an archive until the company is unblocked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const livery = await startLivery();
  const runCompanyCommand = async (...args: string[]) => {
    await livery.kill('SIGTERM');
    expect(await livery.run('start.ts', 'company', ...args)).toContain('Lovelace Ltd');
    await livery.restart();
  };
  try {
    const ada = await onboard(livery.url);
    await signIn(page, livery, ada);
    await page.goto(`${livery.url}/dashboard/clients`);
    const notice = page.getByRole('region', { name: 'Lovelace Ltd is blocked' });
    await expect(page.getByText('No clients yet')).toBeVisible();
    await expect(notice).toBeHidden();

    await runCompanyCommand('block', ada.email, 'Unpaid since May.');
    // The open console shows the notice as soon as its socket has reconnected.
    await expect(notice).toContainText('Unpaid since May.', { timeout: 30_000 });
    expect(await checkPage(page, 'a company that is blocked')).toEqual([]);
    await notice.getByRole('link', { name: 'export everything' }).click();
    await page.getByRole('button', { name: 'Create archive' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 });

    await runCompanyCommand('unblock', ada.email);
    await expect(notice).toBeHidden({ timeout: 30_000 });
  } finally {
    await livery.stop();
  }
});
