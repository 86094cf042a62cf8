import type { Page } from '@playwright/test';
import { demoAdmin, demoStaff, demoWithoutMoney, expect, openSignedIn, test } from '../support/fixtures';
import type { LiveryServer } from '../support/liveryServer';

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function openClients(page: Page, { url }: LiveryServer): Promise<void> {
  await page.goto(`${url}/dashboard/clients?status=Active&sort=email`);
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('row')).toHaveCount(21);
}

/** Gives a client another name, on a page of its own beside the list. */
async function rename(page: Page, name: string, wanted: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Name', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted);
}

/** Ticks Payments for Staff, or takes it away. */
async function letStaffSeePayments(page: Page, isAllowed: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'Staff: Payments' }).setChecked(isAllowed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('three people of three roles work side by side, each with what their role opens, and the record tells of all', async ({
  browser,
  demo,
}) => {
  const [dana, sam, mei] = [
    await openSignedIn(browser, demo, demoAdmin),
    await openSignedIn(browser, demo, demoStaff),
    await openSignedIn(browser, demo, demoWithoutMoney),
  ];
  await expect(mainLinks(mei)).toHaveText(['Client Management', 'Start-up Packs', 'Marketing Templates']);
  await expect(mainLinks(sam).filter({ hasText: 'Payments' })).toBeVisible();

  await test.step('what the Admin takes from Staff is gone from their open console, and comes back', async () => {
    await sam.goto(`${demo.url}/dashboard/payments/incoming/all`);
    await expect(sam.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await dana.goto(`${demo.url}/dashboard/settings/roles-and-permissions`);
    await letStaffSeePayments(dana, false);
    await expect(sam.getByRole('heading', { name: 'No access any more' })).toBeVisible();
    await expect(mainLinks(sam).filter({ hasText: 'Payments' })).toHaveCount(0);

    await letStaffSeePayments(dana, true);
    await expect(sam.getByRole('heading', { name: 'Payments' })).toBeVisible();
  });

  await test.step('whoever manages clients sees neither money nor settings', async () => {
    await openClients(mei, demo);
    await expect(mei.locator('main')).not.toContainText(/\$|MRR|Last payment/);
    for (const closed of ['payments/incoming/all', 'settings/users', 'settings/record']) {
      await mei.goto(`${demo.url}/dashboard/${closed}`);
      await expect(mei.getByRole('heading', { name: 'No access' })).toBeVisible();
      await expect(mei.getByRole('navigation', { name: 'Settings' })).toHaveCount(0);
    }
  });

  await test.step('a client whom one of them renames is called so in the lists that the others have open', async () => {
    for (const page of [dana, sam, mei]) await openClients(page, demo);
    const first = mei
      .getByRole('table', { name: 'Clients' })
      .getByRole('rowheader')
      .getByRole('link')
      .first();
    const name = (await first.textContent()) ?? '';
    const renamed = `${name} the Third`;
    await first.click();
    await rename(mei, name, renamed);
    for (const page of [dana, sam]) {
      await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();
    }
    await rename(mei, renamed, name);
    for (const page of [dana, sam]) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
  });

  await test.step('all of it stands in the record, each under whoever did it', async () => {
    await dana.goto(`${demo.url}/dashboard/settings/record`);
    const rows = dana.getByRole('table', { name: 'Record' }).getByRole('row');
    const newestOf = (who: string) => rows.filter({ hasText: who }).first();
    await expect(newestOf('Mei Tanaka')).toContainText('Details changed');
    await expect(newestOf('Dana Whitaker')).toContainText('Permissions changed');
    await expect(newestOf('Sam Okafor')).toContainText('Signed in');
  });
  for (const page of [dana, sam, mei]) await page.context().close();
});
