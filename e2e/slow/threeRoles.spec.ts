import type { Page } from '@playwright/test';
import { demoAdmin, demoStaff, demoClientManager, expect, openSignedIn, test } from '../support/fixtures';
import type { LiveryServer } from '../support/liveryServer';

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function openClients(page: Page, { url }: LiveryServer): Promise<void> {
  await page.goto(`${url}/dashboard/clients?status=Active&sort=email`);
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('row')).toHaveCount(21);
}

async function renameClient(page: Page, name: string, newName: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Name', { exact: true }).fill(newName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newName);
}

async function setStaffPayments(page: Page, isAllowed: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'Staff: Payments' }).setChecked(isAllowed);
  await page.getByRole('button', { name: 'Save changes' }).click();
}

test('three operators are limited to their roles, and the audit log shows the actions of each', async ({
  browser,
  demo,
}) => {
  const [danaPage, samPage, meiPage] = [
    await openSignedIn(browser, demo, demoAdmin),
    await openSignedIn(browser, demo, demoStaff),
    await openSignedIn(browser, demo, demoClientManager),
  ];
  await expect(mainLinks(meiPage)).toHaveText(['Client Management', 'Start-up Packs', 'Marketing Templates']);
  await expect(mainLinks(samPage).filter({ hasText: 'Payments' })).toBeVisible();

  await test.step('removes and restores access in an open console when an Admin edits the role', async () => {
    await samPage.goto(`${demo.url}/dashboard/payments/incoming/all`);
    await expect(samPage.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await danaPage.goto(`${demo.url}/dashboard/settings/roles-and-permissions`);
    await setStaffPayments(danaPage, false);
    await expect(samPage.getByRole('heading', { name: 'Access removed' })).toBeVisible();
    await expect(mainLinks(samPage).filter({ hasText: 'Payments' })).toHaveCount(0);

    await setStaffPayments(danaPage, true);
    await expect(samPage.getByRole('heading', { name: 'Payments' })).toBeVisible();
  });

  await test.step('hides amounts and settings from ClientManagement', async () => {
    await openClients(meiPage, demo);
    await expect(meiPage.locator('main')).not.toContainText(/\$|MRR|Last payment/);
    for (const forbiddenPath of ['payments/incoming/all', 'settings/users', 'settings/audit-log']) {
      await meiPage.goto(`${demo.url}/dashboard/${forbiddenPath}`);
      await expect(meiPage.getByRole('heading', { name: 'No access' })).toBeVisible();
      await expect(meiPage.getByRole('navigation', { name: 'Settings' })).toHaveCount(0);
    }
  });

  await test.step('updates a renamed client in the open lists of other operators', async () => {
    for (const page of [danaPage, samPage, meiPage]) await openClients(page, demo);
    const firstLink = meiPage
      .getByRole('table', { name: 'Clients' })
      .getByRole('rowheader')
      .getByRole('link')
      .first();
    const name = (await firstLink.textContent()) ?? '';
    const temporaryName = `${name} the Third`;
    await firstLink.click();
    await renameClient(meiPage, name, temporaryName);
    for (const page of [danaPage, samPage]) {
      await expect(page.getByRole('link', { name: temporaryName, exact: true })).toBeVisible();
    }
    await renameClient(meiPage, temporaryName, name);
    for (const page of [danaPage, samPage]) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
  });

  await test.step('shows the events of each operator in the audit log', async () => {
    await danaPage.goto(`${demo.url}/dashboard/settings/audit-log`);
    const rows = danaPage.getByRole('table', { name: 'Audit log' }).getByRole('row');
    const newestRowOf = (operatorName: string) => rows.filter({ hasText: operatorName }).first();
    await expect(newestRowOf('Mei Tanaka')).toContainText('Details changed');
    await expect(newestRowOf('Dana Whitaker')).toContainText('Permissions changed');
    await expect(newestRowOf('Sam Okafor')).toContainText('Signed in');
  });
  for (const page of [danaPage, samPage, meiPage]) await page.context().close();
});
