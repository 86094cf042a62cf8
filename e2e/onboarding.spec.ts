import { expect, test } from './support/fixtures';
import { clientCsv, newCredentials } from './support/operatorApi';

const svg = (width: number, height: number) => ({
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
  ),
});

test('a new operator signs up, onboards a company, imports clients and sees the list change live', async ({
  page,
  browser,
  livery,
}) => {
  test.setTimeout(180_000);
  const ada = newCredentials();

  await page.goto(livery.url);
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Company name').fill('Lovelace Ltd');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Create company' }).click();

  await test.step('saves the details', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/details$/);
    await page.getByLabel('Country').selectOption('PT');
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('saves the public name and logos', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/theme$/);
    await page.getByLabel('Public name').fill('Lovelace');
    await page
      .getByLabel('Square logo', { exact: true })
      .setInputFiles({ name: 'square.svg', ...svg(256, 256) });
    await page.getByLabel('Full logo', { exact: true }).setInputFiles({ name: 'full.svg', ...svg(512, 160) });
    await expect(page.getByRole('img', { name: /full logo/i }).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('chooses a plan', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/client-billing$/);
    await page.getByRole('button', { name: /starter/i }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('skips the payment method', async () => {
    await expect(page).toHaveURL(/\/onboard\/company\/payment-method$/);
    await page.getByRole('button', { name: /skip/i }).click();
    await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  });

  await test.step('imports 1,000 clients', async () => {
    await page.getByRole('link', { name: 'Client Management' }).click();
    await page
      .getByRole('link', { name: /import/i })
      .first()
      .click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientCsv(1000)) });
    await page.getByRole('button', { name: /check/i }).click();
    await page.getByRole('button', { name: /import all/i }).click();
    await expect(page.getByText(/1,000 clients/).first()).toBeVisible({ timeout: 60_000 });
  });

  await page.goto(`${livery.url}/dashboard/clients`);
  await page.getByRole('searchbox').fill('Client 777');
  await expect(page.getByRole('link', { name: 'Client 777' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  const secondBrowser = await browser.newContext();
  const secondPage = await secondBrowser.newPage();
  await secondPage.goto(`${livery.url}/login`);
  await secondPage.getByLabel('Email').fill(ada.email);
  await secondPage.getByLabel('Password', { exact: true }).fill(ada.password);
  await secondPage.getByRole('button', { name: 'Sign in', exact: true }).click();
  await secondPage.waitForURL('**/dashboard/**');
  await secondPage.goto(`${livery.url}/dashboard/clients`);
  await expect(secondPage.getByText('1,000', { exact: false }).first()).toBeVisible();

  await page.goto(`${livery.url}/dashboard/clients`);
  await page.getByRole('button', { name: 'Add client' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Charles Babbage');
  await page.getByRole('dialog').getByLabel('Email').fill('charles@example.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Add client' }).click();

  await expect(secondPage.getByRole('link', { name: 'Charles Babbage' })).toBeVisible();
  await secondBrowser.close();
});
