import { expect, signIn, test } from '../support/fixtures';
import {
  chooseInMenu,
  dialog,
  activate,
  fillIn,
  goToScreen,
  expectFocusNotLost,
  chooseRadio,
  press,
  signInTo,
  tabTo,
} from '../support/keyboard';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import {
  addClient,
  addPlan,
  connectSandbox,
  onboard,
  subscribeToStarter,
  newCredentials,
} from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator connects an account, subscribes, refunds and reactivates a client', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signIn(page, livery, ada);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('connects the sandbox account', async () => {
    await goToScreen(page, 's', 'Stripe Integration');
    await chooseRadio(page, 'Accepts payments');
    await activate(page, 'button', 'Connect account');
    await expect(page.getByRole('heading', { name: 'You can accept payments' })).toBeVisible();
  });

  await test.step('starts a subscription', async () => {
    await goToScreen(page, 'c', 'Client Management');
    await activate(page, 'link', 'Grace Hopper');
    await activate(page, 'button', 'Start subscription');
    await chooseRadio(page, /^Starter/);
    await chooseRadio(page, 'No trial');
    await chooseRadio(page, /^Always succeeds/);
    await activate(page, 'button', 'Start subscription');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('refunds part of a payment', async () => {
    await goToScreen(page, 'p', 'Payments');
    await activate(page, 'link', /, payment #1$/);
    await activate(page, 'button', 'Refund…');
    await chooseRadio(page, 'Partial refund');
    await fillIn(page, 'Amount (EUR)', '10');
    await tabTo(page, 'combobox', 'Reason');
    await press(page, 'ArrowDown');
    await activate(page, 'button', /^Refund €10/);
    await expect(page.getByRole('dialog', { name: 'Payment #1' })).toContainText('Partially refunded');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('deactivates and reactivates the client', async () => {
    await goToScreen(page, 'c', 'Client Management');
    await activate(page, 'button', 'Actions for Grace Hopper');
    await chooseInMenu(page, /^Deactivate/);
    await chooseRadio(page, /^Now/);
    await tabTo(page, 'combobox', 'Reason');
    await press(page, 'ArrowDown');
    await activate(page, 'button', /^Deactivate/);
    await expect(dialog(page)).toContainText('Deactivate Grace Hopper?');
    await activate(page, 'button', /^Deactivate/);
    await activate(page, 'button', 'Reactivate');
    await activate(page, 'button', 'Reactivate client');
    await expect(page.getByText('Grace Hopper reactivated')).toBeVisible();
  });
});

test('keyboard only: an operator changes the plan of a client, and schedules and cancels a deactivation', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { createClient: grace } = await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await addPlan(livery.url, ada, 'Studio', 9000);
  await connectSandbox(livery.url, ada);
  await subscribeToStarter(livery.url, ada, grace.id);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');

  await activate(page, 'button', 'Change plan');
  await chooseRadio(page, /^Studio/);
  await activate(page, 'button', 'Change to Studio');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan and price' })).toContainText('€90.00');

  await activate(page, 'button', 'Actions', 'Shift+Tab');
  await chooseInMenu(page, 'Deactivate');
  await chooseRadio(page, /^At the end of the period/);
  await tabTo(page, 'combobox', 'Reason');
  await press(page, 'ArrowDown');
  await activate(page, 'button', 'Deactivate Grace Hopper');
  await activate(page, 'button', 'Schedule deactivation');
  const banner = page.getByRole('region', { name: 'Deactivation' });
  await expect(banner).toContainText('Deactivation scheduled');
  await activate(page, 'button', 'Cancel deactivation');
  await expect(page.getByText('Deactivation of Grace Hopper canceled')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expectFocusNotLost(page);
});

test('keyboard only: an operator requests a card, the client saves it, and the operator removes it', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { email } = newCredentials();
  await addClient(livery.url, ada, 'Grace Hopper', email);
  await connectSandbox(livery.url, ada);
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');
  await activate(page, 'button', 'Request card');
  await expect(dialog(page)).toContainText(email);
  await activate(page, 'button', 'Send request');
  await expect(page.getByText(/^Requested on /)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request card' })).toBeFocused();

  const cardPage = await page.context().newPage();
  await cardPage.goto(firstLinkIn(await latestEmailTo(livery, email)));
  await chooseRadio(cardPage, /Always succeeds/);
  await activate(cardPage, 'button', 'Save card');
  await expect(cardPage.getByRole('heading', { name: 'Card saved' })).toBeVisible();
  await cardPage.close();

  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toContainText('4242');
  await activate(page, 'button', /^Remove .*4242/);
  await expect(dialog(page)).toContainText('Grace Hopper has no other card');
  await activate(page, 'button', 'Remove card');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  await expectFocusNotLost(page);
});

test('keyboard only: an operator saves the dunning action and its grace period', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'b', 'Client Billing');
  const grace = page.getByRole('textbox', { name: 'Grace period (days)' });
  await chooseRadio(page, /^Pause client/);
  await fillIn(page, 'Grace period (days)', 'a week');
  await expect(grace).toHaveAccessibleDescription(/Enter a grace period/);
  await fillIn(page, 'Grace period (days)', '7');
  await activate(page, 'button', 'Save changes');
  await expect(page.getByText('Retry settings saved')).toBeVisible();
  await expectFocusNotLost(page);

  await page.reload();
  await expect(page.getByRole('radio', { name: /^Pause client/ })).toBeChecked();
  await expect(grace).toHaveValue('7');
});
