import type { Page } from '@playwright/test';
import { demoAdmin, expect, signIn, test } from './support/fixtures';
import { publishXssGuide } from './support/xssGuide';
import { firstLinkIn, latestEmailTo } from './support/emails';
import { findAccessibilityProblems } from './support/accessibility';
import { deploymentBar, deploy, openWhiteLabelScreen, portalUrl } from './support/whiteLabelScreens';

// The tests run on both workers, because this file is the last and one worker would wait for the other.
test.describe.configure({ mode: 'parallel' });

const accessTokenIn = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => /access/i.test(name))?.value ?? '';

test('the portal shows a brand change after its deployment, and the previous brand after a rollback', async ({
  demo,
  page,
  context,
}) => {
  const client = await context.newPage();
  await signIn(page, demo, demoAdmin);
  await client.goto(portalUrl(demo));
  await expect(client).toHaveTitle(/Northwind Studio/);

  await openWhiteLabelScreen(page, demo, 'branding');
  await page.getByLabel('Public name').fill('Southwind Studio');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(deploymentBar(page)).toContainText('undeployed change');
  // The console shows a saved brand immediately; the portal shows it after deployment.
  await expect(page).toHaveTitle(/Southwind Studio/);
  await client.reload();
  await expect(client).toHaveTitle(/Northwind Studio/);

  await page.getByRole('button', { name: 'Review and deploy' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Northwind Studio');
  await expect(dialog).toContainText('Southwind Studio');
  expect(await findAccessibilityProblems(page, 'deployments')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await deploy(page);
  await client.reload();
  await expect(client).toHaveTitle(/Southwind Studio/);

  await page.getByRole('link', { name: 'View deployments' }).click();
  await expect(page.getByRole('heading', { name: 'Deployments' })).toBeVisible();
  expect(await findAccessibilityProblems(page, 'deployments')).toEqual([]);
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Rolled back by').first()).toBeVisible();
  await expect(page.getByText('Current', { exact: true })).toHaveCount(1);
  await expect(async () => {
    await client.reload();
    await expect(client).toHaveTitle(/Northwind Studio/);
  }).toPass();
});

test('spec 1: the open console shows a client who signs up on the portal, and the first payment', async ({
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
  await visitor.goto(`${portalUrl(demo)}/plans`);
  await visitor.getByRole('link', { name: 'Choose Partner' }).click();
  await visitor.getByLabel('Your name').fill('Grace Hopper');
  await visitor.getByLabel('Email address').fill('grace@newcomer.test');
  await visitor.getByRole('main').getByRole('button').click();
  await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await visitor.goto(firstLinkIn(await latestEmailTo(demo, 'grace@newcomer.test')));
  await visitor.getByLabel(/assword/).fill('a long pass phrase for Grace');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('main').getByRole('button').click();
  await expect(visitor.getByRole('radio', { name: /4242/ })).toBeVisible();
  // The client exists before a card is added.
  await expect(clients.getByRole('row', { name: /Grace Hopper/ })).toBeVisible();
  await visitor.getByRole('radio', { name: /4242/ }).check();
  await visitor
    .getByRole('main')
    .getByRole('button', { name: /Start Partner/ })
    .click();
  await expect(visitor.getByRole('main')).toContainText('Partner');

  const row = payments.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Succeeded');
  await visitor.goto(`${portalUrl(demo)}/account/payments`);
  await expect(visitor.getByRole('main')).toContainText('Paid Receipt');
  await Promise.all([context.close(), operator.close()]);
});

test('a malicious guide runs no script and sends no external request', async ({ demo, page }) => {
  const externalRequests: string[] = [];
  const dialogMessages: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname))
      externalRequests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, demo, demoAdmin);
  const pathname = await publishXssGuide(demo, await accessTokenIn(page));
  await openWhiteLabelScreen(page, demo, `quick-guide/${pathname}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('the end of all');
  await deploy(page);
  await page.goto(`${portalUrl(demo)}/guides/${pathname}`);
  await expect(page.getByRole('main')).toContainText('the end of all');
  await page.waitForLoadState('networkidle');
  expect(dialogMessages).toEqual([]);
  expect(externalRequests).toEqual([]);
});

const wordHtml = `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body lang=EN-US>
<p class=MsoNormal>Area 25 m<sup>2</sup>, <s>old</s> <span style='font-weight:bold'>bold</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First bullet</p>
<p class=MsoNormal dir=RTL style='direction:rtl'>שלום עולם!</p></body></html>`;

test('the guide editor preserves the formatting of text pasted from Word without a CSP error', async ({
  demo,
  page,
}) => {
  const cspErrors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) cspErrors.push(message.text());
  });
  await signIn(page, demo, demoAdmin);
  await openWhiteLabelScreen(page, demo, 'quick-guide/getting-help');
  const textbox = page.getByRole('textbox', { name: 'Text' });
  await textbox.press('Control+A');
  await textbox.press('Delete');
  await textbox.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, wordHtml);
  await expect(textbox.locator('s')).toHaveText('old');
  await expect(textbox.locator('strong')).toHaveText('bold');
  await expect(textbox.locator('ul > li')).toHaveText('First bullet');
  await expect(textbox.locator('p[dir="rtl"]')).toHaveText('שלום עולם!');
  await expect(textbox.locator('li')).toHaveAttribute('dir', 'auto');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.locator('sup')).toHaveText('2');
  await expect(preview.locator('p[dir="rtl"]')).toHaveText('שלום עולם!');
  expect(cspErrors).toEqual([]);
});
