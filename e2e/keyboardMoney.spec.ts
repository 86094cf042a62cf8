import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import {
  chooseInMenu,
  chooseOf,
  dialog,
  enter,
  fillIn,
  go,
  keepsPlace,
  pick,
  press,
  signInTo,
  tabTo,
  type,
} from './support/keys';
import type { LiveryServer } from './support/liveryServer';
import { lookHere } from './support/look';
import { linkIn, mailTo } from './support/mails';
import { addClient, addPlan, connectSandbox, onboard, putOnStarter, somebody } from './support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: an account is connected, a client pays, is given money back, leaves and is taken back', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('an account', async () => {
    await go(page, 's', 'Stripe Integration');
    await pick(page, 'Takes payments at once');
    await enter(page, 'button', 'Connect');
    await expect(page.getByRole('heading', { name: 'Clients can pay you' })).toBeVisible();
  });

  await test.step('a plan', async () => {
    await go(page, 'c', 'Client Management');
    await enter(page, 'link', 'Grace Hopper');
    await enter(page, 'button', 'Put on a plan');
    await pick(page, /^Starter/);
    await pick(page, 'Without a trial');
    await pick(page, /^Pays every time/);
    await enter(page, 'button', 'Put on Starter');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a refund', async () => {
    await go(page, 'p', 'Payments');
    await enter(page, 'link', /, payment 1$/);
    await enter(page, 'button', 'Refund…');
    await pick(page, 'Part of it');
    await fillIn(page, 'Amount in EUR', '10');
    await tabTo(page, 'combobox', 'Reason');
    await press(page, 'ArrowDown');
    await enter(page, 'button', /^Refund €10/);
    await expect(page.getByRole('dialog', { name: 'Payment 1' })).toContainText('Partly refunded');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('an end, and a new beginning', async () => {
    await go(page, 'c', 'Client Management');
    await enter(page, 'button', 'Actions for Grace Hopper');
    await chooseInMenu(page, /^Deactivate/);
    await pick(page, /^Now/);
    await tabTo(page, 'combobox', 'Reason');
    await press(page, 'ArrowDown');
    await enter(page, 'button', /^Deactivate/);
    await expect(dialog(page)).toContainText('Deactivate Grace Hopper?');
    await enter(page, 'button', /^Deactivate/);
    await enter(page, 'button', 'Reactivate');
    await enter(page, 'button', 'Reactivate');
    await expect(page.getByText('Grace Hopper was reactivated')).toBeVisible();
  });
});

test('by keyboard alone: cards are given for Livery, chosen and taken away', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'i', 'Billing card');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  // Where there is no card yet, the form for one stands open.
  await pick(page, /^Pays every time/);
  await enter(page, 'button', 'Add the card');
  await expect(cards).toHaveCount(1);
  await enter(page, 'link', 'Add a card');
  await pick(page, /^Pays, and expires/);
  await enter(page, 'button', 'Add the card');
  await expect(cards).toHaveCount(2);
  // Unless one says otherwise, the newest is charged.
  await expect(cards.filter({ hasText: '0005' })).toContainText('Default');

  await enter(page, 'button', /^Actions for .*4242/);
  await chooseInMenu(page, 'Charge this card');
  await enter(page, 'button', 'Charge this card');
  await expect(cards.filter({ hasText: '4242' })).toContainText('Default');
  await enter(page, 'button', /^Actions for .*0005/);
  await chooseInMenu(page, 'Remove');
  await enter(page, 'button', 'Remove');
  await expect(cards).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await keepsPlace(page);
});

test('by keyboard alone: a client is moved to another plan, is to leave and stays after all', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await addPlan(livery.url, ada, 'Studio', 9000);
  await connectSandbox(livery.url, ada);
  await putOnStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');

  await enter(page, 'button', 'Change plan');
  await pick(page, /^Studio/);
  await enter(page, 'button', 'Move to Studio');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan and price' })).toContainText('€90.00');

  await enter(page, 'button', 'Actions', 'Shift+Tab');
  await chooseInMenu(page, 'Deactivate');
  await pick(page, /^At the end of the period/);
  await tabTo(page, 'combobox', 'Reason');
  await press(page, 'ArrowDown');
  await enter(page, 'button', 'Deactivate Grace Hopper');
  await enter(page, 'button', 'Schedule');
  const banner = page.getByRole('region', { name: 'Deactivation' });
  await expect(banner).toContainText('Will be deactivated');
  await enter(page, 'button', 'Cancel the deactivation');
  await expect(page.getByText('The deactivation of Grace Hopper was cancelled')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await keepsPlace(page);
});

test('by keyboard alone: a client is asked for a card, and gives it', async ({ page, livery }) => {
  const ada = await onboard(livery.url);
  const { email } = somebody();
  await addClient(livery.url, ada, 'Grace Hopper', email);
  await connectSandbox(livery.url, ada);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');
  await enter(page, 'button', 'Ask for a card by mail');
  await expect(dialog(page)).toContainText(email);
  await enter(page, 'button', 'Send the mail');
  await expect(page.getByText(/^Asked on /)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask for a card by mail' })).toBeFocused();

  const graces = await page.context().newPage();
  await graces.goto(linkIn(await mailTo(livery, email)));
  await pick(graces, /Pays every time/);
  await enter(graces, 'button', 'Save the card');
  await expect(graces.getByRole('heading', { name: 'Your card was saved' })).toBeVisible();
  await graces.close();

  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toContainText('4242');
  await enter(page, 'button', /^Remove .*4242/);
  await expect(dialog(page)).toContainText('Grace Hopper has no card then');
  await enter(page, 'button', 'Remove');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  await keepsPlace(page);
});

test('by keyboard alone: what a card refused is tried again, on the page of a client and in the list', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  for (const name of ['Grace Hopper', 'Mary Jackson']) {
    const email = `${name.slice(0, 4)}@example.test`;
    const { createClient: client } = await addClient(livery.url, ada, name, email);
    await putOnStarter(livery.url, ada, client.id, 'sandbox_short');
  }
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await go(page, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('list', { name: 'Unpaid' })).toContainText('€29.00');
  await enter(page, 'button', 'Try €29.00 again');
  await expect(page.getByText('€29.00 was sent to the card again')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Unpaid' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Billing' })).toBeFocused();

  await go(page, 'p', 'Payments');
  await enter(page, 'link', /^Failed/);
  await chooseOf(page, 'payment 2', /^Retry/);
  await expect(dialog(page)).toContainText('Mary Jackson');
  await enter(page, 'button', 'Retry');
  await expect(page.getByText('Payment 2 was sent to the card of Mary Jackson again')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'link', /^Succeeded/, 'Shift+Tab');
  await expect(page.getByRole('row', { name: /Mary Jackson/ })).toContainText('Succeeded');
});

/** Two cards for Livery, of which the charged one is declined; then a month goes by, and with it a charge. */
async function letCardBeDeclined(page: Page, livery: LiveryServer): Promise<void> {
  await signInTo(page, livery, await onboard(livery.url), 'i', 'Billing card');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await pick(page, /^Pays every time/);
  await enter(page, 'button', 'Add the card');
  await expect(cards).toHaveCount(1);
  await enter(page, 'link', 'Add a card');
  await pick(page, /^Is accepted, and declined/);
  await enter(page, 'button', 'Add the card');
  await expect(cards).toHaveCount(2);

  await enter(page, 'button', 'Step the test clock', 'Shift+Tab');
  await pick(page, '31 days');
  await enter(page, 'button', 'Step 31 days forward');
  await expect(page.getByText(/^The test clock is 31 days ahead/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Step the test clock' })).toBeFocused();
  await expect(unpaid(page)).toBeVisible();
}

const unpaid = (page: Page) => page.getByRole('region', { name: /^\$49.00 could not be charged/ });

test('by keyboard alone: the test clock is stepped, and what Livery could not charge is paid with another card', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await letCardBeDeclined(page, livery);
  await go(page, 'p', 'Payments');
  await enter(page, 'link', 'Outgoing');
  const row = page.getByRole('row').filter({ hasText: '$49.00' });
  await expect(row).toContainText('Failed');
  await chooseOf(page, 'payment 1', /^Pay again/);
  expect(await lookHere(page, 'which card pays')).toEqual([]);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await chooseOf(page, 'payment 1', /^Pay again/);
  await pick(page, /4242/);
  await enter(page, 'button', 'Pay again');
  await expect(page.getByText(/^Payment \d+ was sent to your card again$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Succeeded');
  await expect(page.getByRole('button', { name: /^Actions for payment/ })).toBeFocused();
});

test('by keyboard alone: what Livery could not charge is charged again, once another card is the one for it', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await letCardBeDeclined(page, livery);
  await enter(page, 'button', 'Charge $49.00 again');
  await expect(page.getByText('$49.00 was sent to your card again')).toBeVisible();
  await keepsPlace(page);

  await enter(page, 'button', /^Actions for .*4242/);
  await chooseInMenu(page, 'Charge this card');
  await enter(page, 'button', 'Charge this card');
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'button', 'Charge $49.00 again', 'Shift+Tab');
  await expect(unpaid(page)).toHaveCount(0);
  await keepsPlace(page);
});

test('by keyboard alone: payments are filtered in each way, found, and put in another order', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  for (const [name, token] of [
    ['Grace Hopper', 'sandbox_pays'],
    ['Mary Jackson', 'sandbox_short'],
  ] as const) {
    const email = `${name.slice(0, 4)}@example.test`;
    const { createClient: client } = await addClient(livery.url, ada, name, email);
    await putOnStarter(livery.url, ada, client.id, token);
  }
  await signInTo(page, livery, ada, 'p', 'Payments');
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('rowheader');
  const adding = page.getByRole('button', { name: 'Add filter' });
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);

  const filterBy = async (name: string) => {
    await enter(page, 'button', 'Add filter', 'Shift+Tab');
    await chooseInMenu(page, name);
    await expect(dialog(page)).toHaveAccessibleName(name);
  };
  const leaves = async (rowCount: number) => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows).toHaveCount(rowCount);
    await expect(adding).toBeFocused();
  };

  await test.step('a client, who is found by name', async () => {
    await filterBy('Client');
    await tabTo(page, 'searchbox', 'Search clients');
    await type(page, 'mary');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await enter(page, 'button', /^Mary Jackson/);
    await leaves(1);
    await enter(page, 'button', 'Remove the filter Client: Mary Jackson');
    await leaves(2);
  });

  await test.step('a status', async () => {
    await filterBy('Status');
    await tabTo(page, 'checkbox', 'Succeeded');
    await press(page, 'Space');
    await enter(page, 'button', 'Done');
    await leaves(1);
  });

  await test.step('an amount, and a currency that is reached past others', async () => {
    await filterBy('Amount');
    await fillIn(page, /^At most/, '10');
    await press(page, 'Enter');
    await leaves(0);
    await filterBy('Currency');
    await tabTo(page, 'combobox', 'Currency');
    await type(page, 'USD');
    await expect(dialog(page)).toBeVisible();
    await enter(page, 'button', 'Apply');
    await leaves(0);
    await expect(chips).toHaveText([/Status/, /Amount/, /Currency: USD/]);
  });

  await test.step('days, and whether it was real money', async () => {
    await enter(page, 'button', 'Clear filters');
    await leaves(2);
    await filterBy('Created');
    await enter(page, 'button', 'Last 7 days');
    await leaves(2);
    await expect(chips).toHaveText([/^Created/]);
    await filterBy('Live or test');
    await tabTo(page, 'radio', 'Real money');
    await press(page, 'Space');
    await leaves(0);
    await enter(page, 'button', 'Clear filters');
    await leaves(2);
  });

  await test.step('what is typed, and another order', async () => {
    await tabTo(page, 'searchbox', /^Search/, 'Shift+Tab');
    await type(page, 'grace');
    await expect(rows).toHaveCount(1);
    await press(page, 'Control+a', 'Delete');
    await expect(rows).toHaveCount(2);
    await enter(page, 'button', 'Date');
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  });
});
