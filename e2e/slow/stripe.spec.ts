import { expect, test } from '../support/fixtures';
import { activate, fillIn, expectFocusNotLost, press, signInTo } from '../support/keyboard';
import { checkPage } from '../support/checkPage';
import { onboard } from '../support/operatorApi';
import { startStripeLivery, type StripeLivery } from '../support/stripeLivery';

let server: StripeLivery;

test.beforeAll(async () => {
  server = await startStripeLivery();
});
test.afterAll(() => server.stop());

test('keyboard only: an operator connects an account with API keys, replaces the keys and disconnects', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { livery, stripe } = server;
  const ada = await onboard(livery.url);
  const [account, otherAccount] = [
    stripe.stripe.addStandaloneAccount('lovelace'),
    stripe.stripe.addStandaloneAccount('hopper'),
  ];
  await signInTo(page, livery, ada, 's', 'Stripe Integration');
  const secretKey = page.getByRole('textbox', { name: 'Secret key' });

  await activate(page, 'button', 'Use API keys');
  await fillIn(page, 'Secret key', 'sk_test_nobodys');
  await fillIn(page, 'Publishable key', account.publishableKey);
  await press(page, 'Enter');
  await expect(secretKey).toHaveAccessibleDescription(/Stripe does not take this key/);
  await expect(secretKey).toBeFocused();
  await fillIn(page, 'Secret key', account.secretKey);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'You can accept payments' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account details' })).toContainText(account.id);

  await activate(page, 'button', 'Check status');
  await expect(page.getByText('Status checked: no changes')).toBeVisible();
  await expectFocusNotLost(page);

  await activate(page, 'button', 'Replace keys');
  await fillIn(page, 'Secret key', otherAccount.secretKey);
  await fillIn(page, 'Publishable key', otherAccount.publishableKey);
  await press(page, 'Enter');
  await expect(secretKey).toHaveAccessibleDescription(/This key is of another account/);
  expect(await checkPage(page, 'keys of one’s own')).toEqual([]);
  await fillIn(page, 'Secret key', account.secretKey);
  await fillIn(page, 'Publishable key', account.publishableKey);
  await press(page, 'Enter');
  await expect(page.getByText('API keys replaced')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace keys' })).toBeFocused();

  await activate(page, 'button', 'Disconnect account');
  await fillIn(page, 'Type “disconnect” to confirm', 'disconnect');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Connect an account to get paid' })).toBeVisible();
});
