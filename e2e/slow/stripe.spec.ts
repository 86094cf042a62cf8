import { expect, test } from '../support/fixtures';
import { enter, fillIn, keepsPlace, press, signInTo } from '../support/keys';
import { lookHere } from '../support/look';
import { onboard } from '../support/operatorApi';
import { startStripeLivery, type StripeLivery } from '../support/stripeLivery';

let server: StripeLivery;

test.beforeAll(async () => {
  server = await startStripeLivery();
});
test.afterAll(() => server.stop());

test('by keyboard alone: a company connects by keys of its own, puts others in their place and disconnects', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { livery, stripe } = server;
  const ada = await onboard(livery.url);
  const [own, others] = [stripe.stripe.openOwnAccount('lovelace'), stripe.stripe.openOwnAccount('hopper')];
  await signInTo(page, livery, ada, 's', 'Stripe Integration');
  const secretKey = page.getByRole('textbox', { name: 'Secret key' });

  await enter(page, 'button', 'Use keys of my own');
  await fillIn(page, 'Secret key', 'sk_test_nobodys');
  await fillIn(page, 'Publishable key', own.publishableKey);
  await press(page, 'Enter');
  await expect(secretKey).toHaveAccessibleDescription(/Stripe does not take this key/);
  await expect(secretKey).toBeFocused();
  await fillIn(page, 'Secret key', own.secretKey);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Clients can pay you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(own.id);

  await enter(page, 'button', 'Check status');
  await expect(page.getByText('Status checked: nothing has changed')).toBeVisible();
  await keepsPlace(page);

  await enter(page, 'button', 'Replace keys');
  await fillIn(page, 'Secret key', others.secretKey);
  await fillIn(page, 'Publishable key', others.publishableKey);
  await press(page, 'Enter');
  await expect(secretKey).toHaveAccessibleDescription(/This key is of another account/);
  expect(await lookHere(page, 'keys of one’s own')).toEqual([]);
  await fillIn(page, 'Secret key', own.secretKey);
  await fillIn(page, 'Publishable key', own.publishableKey);
  await press(page, 'Enter');
  await expect(page.getByText('Keys replaced')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace keys' })).toBeFocused();

  await enter(page, 'button', 'Disconnect…');
  await fillIn(page, 'Type “disconnect” to go on', 'disconnect');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Connect an account to get paid' })).toBeVisible();
});
