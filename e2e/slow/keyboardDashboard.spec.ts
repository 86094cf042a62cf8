import type { Page } from '@playwright/test';
import { demoClient } from '../support/demoClient';
import { expect, test } from '../support/fixtures';
import { enter, fillIn, pick, press, tabTo } from '../support/keys';
import { lookHere } from '../support/look';
import { linkIn, mailTo } from '../support/mails';
import { ask, somebody } from '../support/operatorApi';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'plum kettle orbit nine';

const says = (page: Page, words: RegExp | string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

const isAt = (page: Page, name: RegExp | string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('by keyboard alone: a client chooses a password, gives a card, mends details, cancels and stays, and signs in again', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  const { id, token } = await demoClient(demo);
  const { client } = await ask<{ client: { email: string } }>(
    demo.url,
    token,
    'query ($id: ID!) { client(id: $id) { email } }',
    { id },
  );
  await ask(
    demo.url,
    token,
    'mutation ($id: ID!, $key: ID!) { sendClientAccess(id: $id, idempotencyKey: $key) }',
    {
      id,
      key: crypto.randomUUID(),
    },
  );
  await expect.poll(() => mailTo(demo, client.email)).toContain('/choose-password');

  await test.step('a password', async () => {
    await page.goto(linkIn(await mailTo(demo, client.email)));
    await fillIn(page, 'New password', password);
    await press(page, 'Enter');
    await isAt(page, /^Hello, /);
  });

  await test.step('a card', async () => {
    await enter(page, 'link', 'Card');
    await isAt(page, 'Your card');
    await pick(page, /Pays every time/);
    await enter(page, 'button', 'Save the card');
    await says(page, 'Your card was saved.');
  });

  await test.step('details', async () => {
    await enter(page, 'link', 'Details');
    await fillIn(page, 'Phone', 'no number');
    await press(page, 'Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await fillIn(page, 'Phone', '+351 912 345 678');
    await press(page, 'Enter');
    await says(page, 'Your details were saved.');
  });

  await test.step('an end that is taken back', async () => {
    await enter(page, 'link', /^Plan$/);
    await enter(page, 'link', 'Cancel my plan');
    await isAt(page, 'Cancel your plan');
    await enter(page, 'button', 'Cancel my plan');
    await says(page, /^Your plan was cancelled/);
    await enter(page, 'button', 'Keep my plan');
    await says(page, 'Your plan goes on.');
  });

  await test.step('signing out and in', async () => {
    await enter(page, 'button', 'Sign out', 'Shift+Tab');
    await enter(page, 'link', 'Sign in');
    await fillIn(page, 'Email address', client.email);
    await fillIn(page, 'Password', password);
    await press(page, 'Enter');
    await isAt(page, /^Hello, /);
  });
});

test('by keyboard alone: a visitor signs up and pays, takes another plan, has another address, and forgets the password', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000);
  const site = demo.url.replace('//', '//northwind-studio.');
  const { email } = somebody();
  const another = somebody().email;
  const judged = new Set<string>();
  const looksRight = async () =>
    expect(await lookHere(page, new URL(page.url()).pathname, judged)).toEqual([]);

  await test.step('a sign-up', async () => {
    await page.goto(`${site}/plans`);
    await enter(page, 'link', 'Choose Partner');
    await fillIn(page, 'Your name', 'Hedy Lamarr');
    await fillIn(page, 'Email address', email);
    await press(page, 'Enter');
    await isAt(page, 'Check your mail');
    await looksRight();
    await page.goto(linkIn(await mailTo(demo, email)));
    await looksRight();
    await fillIn(page, /assword/, password);
    await tabTo(page, 'checkbox', /^I agree to/);
    await press(page, 'Space', 'Enter');
  });

  await test.step('a plan that is paid for', async () => {
    await expect(page.getByRole('radio', { name: /Pays every time/ })).toBeVisible();
    await looksRight();
    await pick(page, /Pays every time/);
    await enter(page, 'button', /Begin Partner/);
    await isAt(page, /^Hello, Hedy/);
    await enter(page, 'link', 'Payments');
    await isAt(page, 'Your payments');
    // A page that stands says what was so when it was asked for.
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('main').textContent();
      })
      .toContain('Paid');
    await enter(page, 'link', 'receipt');
    await expect(page.getByRole('main')).toContainText('Partner');
    await looksRight();
  });

  await test.step('another plan', async () => {
    await page.goto(`${site}/account/plan`);
    await enter(page, 'button', /^Change to /);
    await says(page, /plan/);
  });

  await test.step('another address', async () => {
    await enter(page, 'link', 'Details');
    await fillIn(page, 'New email address', another);
    await fillIn(page, 'Your password', password);
    await press(page, 'Enter');
    await isAt(page, 'Check your mail');
    await page.goto(linkIn(await mailTo(demo, another)));
    await looksRight();
    await enter(page, 'button', 'Use this address');
    await isAt(page, 'Your address was changed');
    await looksRight();
  });

  await test.step('a password that is forgotten', async () => {
    // Nobody is signed in with the old address any more.
    await enter(page, 'link', 'Open my account');
    await isAt(page, 'Sign in');
    await enter(page, 'link', /forgot/i);
    await isAt(page, 'Choose a password');
    await fillIn(page, 'Email address', another);
    await press(page, 'Enter');
    await isAt(page, 'Check your mail');
    await expect.poll(() => mailTo(demo, another)).toContain('/choose-password');
    await page.goto(linkIn(await mailTo(demo, another)));
    await looksRight();
    await fillIn(page, 'New password', `${password} more`);
    await press(page, 'Enter');
    await isAt(page, /^Hello, Hedy/);
  });
});
