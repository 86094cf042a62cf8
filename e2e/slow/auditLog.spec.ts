import { demoStaff, expect, signIn, test } from '../support/fixtures';

const auditLogPath = '/dashboard/settings/audit-log';

test('Staff can neither open the audit log nor see its link', async ({ page, demo }) => {
  await signIn(page, demo, demoStaff);
  await page.goto(`${demo.url}${auditLogPath}`);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log', exact: true })).toBeHidden();
});
