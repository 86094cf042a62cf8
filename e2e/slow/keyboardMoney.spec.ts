import { expect, signIn, test } from '../support/fixtures';
import {
  chooseInMenu,
  dialog,
  enter,
  fillIn,
  go,
  keepsPlace,
  pick,
  press,
  signInTo,
  tabTo,
} from '../support/keys';
import { linkIn, mailTo } from '../support/mails';
import { addClient, addPlan, connectSandbox, onboard, putOnStarter, somebody } from '../support/operatorApi';

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

test('by keyboard alone: clients are paused after the last retry, a week later', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'b', 'Client Billing');
  const grace = page.getByRole('textbox', { name: 'Grace period (days)' });
  await pick(page, /^Pause the client/);
  await fillIn(page, 'Grace period (days)', 'a week');
  await expect(grace).toHaveAccessibleDescription(/Enter a number/);
  await fillIn(page, 'Grace period (days)', '7');
  await enter(page, 'button', 'Save changes');
  await expect(page.getByText('Dunning settings saved')).toBeVisible();
  await keepsPlace(page);

  await page.reload();
  await expect(page.getByRole('radio', { name: /^Pause the client/ })).toBeChecked();
  await expect(grace).toHaveValue('7');
});
