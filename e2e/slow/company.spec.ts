import { expect, signIn, test } from '../support/fixtures';
import { startLivery } from '../support/liveryServer';
import { lookHere } from '../support/look';
import { onboard } from '../support/operatorApi';

test('a company that Livery blocks reads why, keeps what it has, and is let be again', async ({ page }) => {
  test.setTimeout(180_000);
  const livery = await startLivery();
  const tell = async (...words: string[]) => {
    await livery.kill('SIGTERM');
    expect(await livery.run('companyCommand.ts', ...words)).toContain('Lovelace Ltd');
    await livery.restart();
  };
  try {
    const ada = await onboard(livery.url);
    await signIn(page, livery, ada);
    await page.goto(`${livery.url}/dashboard/clients`);
    const notice = page.getByRole('region', { name: 'Lovelace Ltd is blocked' });
    await expect(page.getByText('No clients yet')).toBeVisible();
    await expect(notice).toBeHidden();

    await tell('block', ada.email, 'Unpaid since May.');
    // The console that stands open has it by itself, once it has the server again.
    await expect(notice).toContainText('Unpaid since May.', { timeout: 30_000 });
    expect(await lookHere(page, 'a company that is blocked')).toEqual([]);
    await notice.getByRole('link', { name: 'export everything' }).click();
    await page.getByRole('button', { name: 'Make an archive' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 });

    await tell('unblock', ada.email);
    await expect(notice).toBeHidden({ timeout: 30_000 });
  } finally {
    await livery.stop();
  }
});
