import type { Page } from '@playwright/test';
import { demoAdmin, expect, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { publishAttacks } from './support/attacks';
import { linkIn, mailTo } from './support/mails';
import { problemsOf } from './support/problemsOf';

// One story after the other on one demo company: what it published, it published.
test.describe.configure({ mode: 'serial' });

const siteOf = (livery: LiveryServer) => livery.url.replace('//', '//northwind-studio.');

const accessTokenIn = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => /access/i.test(name))?.value ?? '';

async function openScreen(page: Page, livery: LiveryServer, screen: string) {
  await page.goto(`${livery.url}/dashboard/white-label/${screen}`);
}

const bar = (page: Page) => page.getByText(/unpublished change|Clients see everything/);

async function deploy(page: Page) {
  await page.getByRole('button', { name: 'Review and deploy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deploy' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toContainText('Clients see everything', { timeout: 20_000 });
}

test('a changed brand is reviewed, deployed and seen by clients, and rolled back', async ({
  demo,
  page,
  context,
}) => {
  const client = await context.newPage();
  await signIn(page, demo, demoAdmin);
  await client.goto(siteOf(demo));
  await expect(client).toHaveTitle(/Northwind Studio/);

  await openScreen(page, demo, 'branding');
  await page.getByLabel('Name that clients read').fill('Southwind Studio');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bar(page)).toContainText('unpublished change');
  // The console itself wears the new brand at once; clients do not see it yet.
  await expect(page).toHaveTitle(/Southwind Studio/);
  await client.reload();
  await expect(client).toHaveTitle(/Northwind Studio/);

  await page.getByRole('button', { name: 'Review and deploy' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Northwind Studio');
  await expect(dialog).toContainText('Southwind Studio');
  expect(await problemsOf(page, 'deployments')).toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await deploy(page);
  await client.reload();
  await expect(client).toHaveTitle(/Southwind Studio/);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Deployments' })).toBeVisible();
  expect(await problemsOf(page, 'deployments')).toEqual([]);
  await page.getByRole('button', { name: 'Roll back to this' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Rolled back by').first()).toBeVisible();
  await expect(page.getByText('Clients see this')).toHaveCount(1);
  await expect(async () => {
    await client.reload();
    await expect(client).toHaveTitle(/Northwind Studio/);
  }).toPass();
});

test('spec 1: a visitor who signs up on the client dashboard shows in the console, the payment too', async ({
  demo,
  browser,
}) => {
  const operator = await browser.newContext();
  const [clients, payments] = [await operator.newPage(), await operator.newPage()];
  await signIn(clients, demo, demoAdmin);
  await clients.goto(`${demo.url}/dashboard/clients`);
  await payments.goto(`${demo.url}/dashboard/payments/incoming/all`);
  for (const page of [clients, payments]) await expect(page.getByRole('row').nth(1)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${siteOf(demo)}/plans`);
  await visitor.getByRole('link', { name: 'Choose Partner' }).click();
  await visitor.getByLabel('Your name').fill('Grace Hopper');
  await visitor.getByLabel('E-mail address').fill('grace@newcomer.test');
  await visitor.getByRole('main').getByRole('button').click();
  await expect(visitor.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await visitor.goto(linkIn(await mailTo(demo, 'grace@newcomer.test')));
  await visitor.getByLabel(/assword/).fill('a long pass phrase for Grace');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('main').getByRole('button').click();
  await expect(visitor.getByRole('radio', { name: /4242/ })).toBeVisible();
  // Before a card was given, she is a client already.
  await expect(clients.getByRole('row', { name: /Grace Hopper/ })).toBeVisible({ timeout: 2000 });
  await visitor.getByRole('radio', { name: /4242/ }).check();
  await visitor
    .getByRole('main')
    .getByRole('button', { name: /Begin Partner/ })
    .click();
  await expect(visitor.getByRole('main')).toContainText('Partner');

  const row = payments.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Succeeded');
  await visitor.goto(`${siteOf(demo)}/account/payments`);
  await expect(visitor.getByRole('main')).toContainText('Paid (receipt)');
  await Promise.all([context.close(), operator.close()]);
});

test('a legal page is published, and its version stands on the site once it is deployed', async ({
  demo,
  page,
  context,
}) => {
  const client = await context.newPage();
  await signIn(page, demo, demoAdmin);
  await openScreen(page, demo, 'legal');
  await page.getByRole('link', { name: 'Refund policy' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Typed by hand. ');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(text).toContainText('Typed by hand.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await client.goto(`${siteOf(demo)}/legal/refund-policy`))?.status()).toBe(404);

  await deploy(page);
  await client.reload();
  await expect(client.getByRole('main')).toContainText('Typed by hand.');
  await expect(client.getByRole('main')).toContainText('Version 1');
});

test('no attack in a guide runs anything or asks anybody outside, neither on the site nor in the console', async ({
  demo,
  page,
}) => {
  const outside: string[] = [];
  const ran: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname)) outside.push(request.url());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, demo, demoAdmin);
  const pathname = await publishAttacks(demo, await accessTokenIn(page));
  await openScreen(page, demo, `quick-guide/${pathname}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('the end of all');
  await deploy(page);
  await page.goto(`${siteOf(demo)}/guides/${pathname}`);
  await expect(page.getByRole('main')).toContainText('the end of all');
  await page.waitForLoadState('networkidle');
  expect(ran).toEqual([]);
  expect(outside).toEqual([]);
});
