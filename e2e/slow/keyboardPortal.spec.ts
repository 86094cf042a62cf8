import type { Page } from '@playwright/test';
import { findDemoClient } from '../support/demoClient';
import { expect, test } from '../support/fixtures';
import { activate, fillIn, chooseRadio, press, tabTo } from '../support/keyboard';
import { checkPage } from '../support/checkPage';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { requestGraphql, newCredentials } from '../support/operatorApi';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'plum kettle orbit nine';

const expectStatus = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

const expectHeading = (page: Page, name: RegExp | string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('keyboard only: a client sets a password, saves a card, and cancels and resumes the plan', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  const { id, token } = await findDemoClient(demo);
  const { client } = await requestGraphql<{ client: { email: string } }>(
    demo.url,
    token,
    'query ($id: ID!) { client(id: $id) { email } }',
    { id },
  );
  await requestGraphql(
    demo.url,
    token,
    'mutation ($id: ID!, $key: ID!) { sendPortalAccess(id: $id, idempotencyKey: $key) }',
    {
      id,
      key: crypto.randomUUID(),
    },
  );
  await expect.poll(() => latestEmailTo(demo, client.email)).toContain('/choose-password');

  await test.step('sets a password', async () => {
    await page.goto(firstLinkIn(await latestEmailTo(demo, client.email)));
    await fillIn(page, 'New password', password);
    await press(page, 'Enter');
    await expectHeading(page, /^Hello, /);
  });

  await test.step('saves a card', async () => {
    await activate(page, 'link', 'Card');
    await expectHeading(page, 'Card');
    await chooseRadio(page, /Always succeeds/);
    await activate(page, 'button', 'Save card');
    await expectStatus(page, 'Card saved.');
  });

  await test.step('saves a valid phone number after an invalid one is rejected', async () => {
    await activate(page, 'link', 'Details');
    await fillIn(page, 'Phone', 'no number');
    await press(page, 'Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await fillIn(page, 'Phone', '+351 912 345 678');
    await press(page, 'Enter');
    await expectStatus(page, 'Details saved.');
  });

  await test.step('cancels the plan and resumes it', async () => {
    await activate(page, 'link', /^Plan$/);
    await activate(page, 'link', 'Cancel plan');
    await expectHeading(page, 'Cancel plan');
    await activate(page, 'button', 'Cancel plan');
    await expectStatus(page, /^Plan canceled/);
    await activate(page, 'button', 'Keep plan');
    await expectStatus(page, 'Cancellation undone. Your plan continues.');
  });

  await test.step('signs out and in', async () => {
    await activate(page, 'button', 'Sign out', 'Shift+Tab');
    await activate(page, 'link', 'Sign in');
    await fillIn(page, 'Email address', client.email);
    await fillIn(page, 'Password', password);
    await press(page, 'Enter');
    await expectHeading(page, /^Hello, /);
  });
});

test('keyboard only: a client signs up and pays, changes plan and email, and resets the password', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000);
  const portalUrl = demo.url.replace('//', '//northwind-studio.');
  const { email } = newCredentials();
  const newEmail = newCredentials().email;
  const checkedStyles = new Set<string>();
  const expectNoProblems = async () =>
    expect(await checkPage(page, new URL(page.url()).pathname, checkedStyles)).toEqual([]);

  await test.step('signs up for a plan', async () => {
    await page.goto(`${portalUrl}/plans`);
    await activate(page, 'link', 'Choose Partner');
    await fillIn(page, 'Your name', 'Hedy Lamarr');
    await fillIn(page, 'Email address', email);
    await press(page, 'Enter');
    await expectHeading(page, 'Check your email');
    await expectNoProblems();
    await page.goto(firstLinkIn(await latestEmailTo(demo, email)));
    await expectNoProblems();
    await fillIn(page, /assword/, password);
    await tabTo(page, 'checkbox', /^I agree to/);
    await press(page, 'Space', 'Enter');
  });

  await test.step('pays for the plan and opens the receipt', async () => {
    await expect(page.getByRole('radio', { name: /Always succeeds/ })).toBeVisible();
    await expectNoProblems();
    await chooseRadio(page, /Always succeeds/);
    await activate(page, 'button', /Start Partner/);
    await expectHeading(page, /^Hello, Hedy/);
    await activate(page, 'link', 'Payments');
    await expectHeading(page, 'Payments');
    // The page does not update live, so the test reloads it until the payment succeeds.
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('main').textContent();
      })
      .toContain('Paid');
    await activate(page, 'link', /^Receipt/);
    await expect(page.getByRole('main')).toContainText('Partner');
    await expectNoProblems();
  });

  await test.step('changes the plan', async () => {
    await page.goto(`${portalUrl}/account/plan`);
    await activate(page, 'button', /^Change to /);
    await expectStatus(page, 'Plan changed.');
  });

  await test.step('changes the email', async () => {
    await activate(page, 'link', 'Details');
    await fillIn(page, 'New email address', newEmail);
    await fillIn(page, 'Password', password);
    await press(page, 'Enter');
    await expectHeading(page, 'Check your email');
    await page.goto(firstLinkIn(await latestEmailTo(demo, newEmail)));
    await expectNoProblems();
    await activate(page, 'button', 'Confirm email');
    await expectHeading(page, 'Email changed');
    await expectNoProblems();
  });

  await test.step('resets a forgotten password', async () => {
    // The email change signed the client out.
    await activate(page, 'link', 'Go to my account');
    await expectHeading(page, 'Sign in');
    await activate(page, 'link', /forgot/i);
    await expectHeading(page, 'Choose a password');
    await fillIn(page, 'Email address', newEmail);
    await press(page, 'Enter');
    await expectHeading(page, 'Check your email');
    await expect.poll(() => latestEmailTo(demo, newEmail)).toContain('/choose-password');
    await page.goto(firstLinkIn(await latestEmailTo(demo, newEmail)));
    await expectNoProblems();
    await fillIn(page, 'New password', `${password} more`);
    await press(page, 'Enter');
    await expectHeading(page, /^Hello, Hedy/);
  });
});
