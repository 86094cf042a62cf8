import { demoStaff, expect, signIn, test } from '../support/fixtures';

const record = '/dashboard/settings/record';

test('the record is for Admins alone', async ({ page, demo }) => {
  await signIn(page, demo, demoStaff);
  await page.goto(`${demo.url}${record}`);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Record', exact: true })).toBeHidden();
});
