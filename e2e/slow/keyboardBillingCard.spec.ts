import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  chooseRowAction,
  dialog,
  activate,
  fillIn,
  goToScreen,
  expectFocusNotLost,
  chooseRadio,
  press,
  signInTo,
} from '../support/keyboard';
import type { LiveryServer } from '../support/liveryServer';
import { checkPage } from '../support/checkPage';
import { onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator adds billing cards, changes the default and removes a card', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'i', 'Billing card');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  // The form is open while the company has no card.
  await chooseRadio(page, /^Always succeeds/);
  await activate(page, 'button', 'Add card');
  await expect(cards).toHaveCount(1);
  await activate(page, 'link', 'Add card');
  await chooseRadio(page, /^Pays, and expires/);
  await activate(page, 'button', 'Add card');
  await expect(cards).toHaveCount(2);
  // The newest card is the default until the operator chooses another.
  await expect(cards.filter({ hasText: '0005' })).toContainText('Default');

  await activate(page, 'button', /^Actions for .*4242/);
  await chooseInMenu(page, 'Set as default');
  await activate(page, 'button', 'Set as default');
  await expect(cards.filter({ hasText: '4242' })).toContainText('Default');
  await activate(page, 'button', /^Actions for .*0005/);
  await chooseInMenu(page, 'Remove card');
  await activate(page, 'button', 'Remove card');
  await expect(cards).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});

/**
 * Signs in to a new company and adds two cards, of which the default is declined. Advances the test clock by
 * 31 days, so that the platform fee fails.
 */
async function failPlatformFee(page: Page, livery: LiveryServer): Promise<void> {
  await signInTo(page, livery, await onboard(livery.url), 'i', 'Billing card');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await chooseRadio(page, /^Always succeeds/);
  await activate(page, 'button', 'Add card');
  await expect(cards).toHaveCount(1);
  await activate(page, 'link', 'Add card');
  await chooseRadio(page, /^Declined when charged/);
  await activate(page, 'button', 'Add card');
  await expect(cards).toHaveCount(2);

  await activate(page, 'button', 'Advance', 'Shift+Tab');
  await chooseRadio(page, '31 days');
  await activate(page, 'button', 'Advance 31 days');
  await expect(page.getByText(/^Test clock: .* \(31 days ahead\)$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Advance', exact: true })).toBeFocused();
  await expect(failedCharge(page)).toBeVisible();
}

const failedCharge = (page: Page) => page.getByRole('region', { name: /^Couldn’t charge \$49.00/ });

test('keyboard only: an operator pays a failed fee with another card and downloads the invoice', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await failPlatformFee(page, livery);
  await goToScreen(page, 'p', 'Payments');
  await activate(page, 'link', 'Outgoing');
  const row = page.getByRole('row').filter({ hasText: '$49.00' });
  await expect(row).toContainText('Failed');
  await chooseRowAction(page, 'payment #1', /^Retry payment/);
  expect(await checkPage(page, 'which card pays')).toEqual([]);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await chooseRowAction(page, 'payment #1', /^Retry payment/);
  await chooseRadio(page, /4242/);
  await activate(page, 'button', 'Retry payment');
  await expect(page.getByText(/^Retry of payment #\d+ started$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Succeeded');
  await expect(page.getByRole('button', { name: /^Actions for payment/ })).toBeFocused();

  const invoice = page.waitForEvent('download');
  await chooseRowAction(page, 'payment #1', 'Download invoice');
  expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('button', { name: /^Actions for payment/ })).toBeFocused();
});

test('keyboard only: an operator retries a fee on a new default card and edits the invoice address', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await failPlatformFee(page, livery);
  await activate(page, 'button', 'Retry charge of $49.00');
  await expect(page.getByText('Charge of $49.00 retried')).toBeVisible();
  await expectFocusNotLost(page);

  await activate(page, 'button', /^Actions for .*4242/);
  await chooseInMenu(page, 'Set as default');
  await activate(page, 'button', 'Set as default');
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'button', 'Retry charge of $49.00', 'Shift+Tab');
  await expect(failedCharge(page)).toHaveCount(0);
  await expectFocusNotLost(page);

  const file = page.waitForEvent('download');
  await activate(page, 'button', /^Download .* as PDF$/);
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await fillIn(page, 'City', 'Porto');
  await press(page, 'Enter');
  await expect(page.getByText('Billing details saved')).toBeVisible();
  await expectFocusNotLost(page);
});
