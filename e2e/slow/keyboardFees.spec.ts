import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
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
} from '../support/keys';
import type { LiveryServer } from '../support/liveryServer';
import { lookHere } from '../support/look';
import { onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('by keyboard alone: the test clock is stepped, and what Livery could not charge is paid with another card and its invoice saved', async ({
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

  const invoice = page.waitForEvent('download');
  await chooseOf(page, 'payment 1', 'Invoice PDF');
  expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('button', { name: /^Actions for payment/ })).toBeFocused();
});

test('by keyboard alone: what Livery could not charge is charged again with another card, and invoiced to another city', async ({
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

  const file = page.waitForEvent('download');
  await enter(page, 'button', /^Save .* as PDF$/);
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await fillIn(page, 'City', 'Porto');
  await press(page, 'Enter');
  await expect(page.getByText('Whom to invoice was saved')).toBeVisible();
  await keepsPlace(page);
});
