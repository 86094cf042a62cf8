import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  chooseOf,
  dialog,
  enter,
  fillIn,
  go,
  pick,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keys';
import { linkIn, mailTo } from '../support/mails';
import { addPayingClient, connectSandbox, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: what a card refused is tried again, on the page of a client and in the list, and another card is asked for and given', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper', 'sandbox_short');
  await addPayingClient(livery.url, ada, 'Mary Jackson', 'sandbox_short');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await enter(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('list', { name: 'Unpaid' })).toContainText('€29.00');
  await enter(page, 'button', 'Try €29.00 again');
  await expect(page.getByText('€29.00 was sent to the card again')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Unpaid' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Billing' })).toBeFocused();

  const marys = 'mary.jackson@example.test';
  const linkOf = async () => linkIn(await mailTo(livery, marys));
  await expect.poll(() => mailTo(livery, marys)).toContain('could not be charged');
  const older = await linkOf();

  await go(page, 'p', 'Payments');
  await enter(page, 'link', /^Failed/);
  await chooseOf(page, 'payment 2', /^Ask for a new card/);
  await enter(page, 'button', 'Send mail');
  await expect(page.getByText('Mary Jackson was asked for a new card')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(linkOf).not.toBe(older);
  const link = new URL(await linkOf());
  await chooseOf(page, 'payment 2', /^Retry/);
  await expect(dialog(page)).toContainText('Mary Jackson');
  await enter(page, 'button', 'Retry');
  await expect(page.getByText('Payment 2 was sent to the card of Mary Jackson again')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'link', /^Succeeded/, 'Shift+Tab');
  await expect(page.getByRole('row', { name: /Mary Jackson/ })).toContainText('Succeeded');

  // Where a company has no site of its own yet.
  await page.goto(`${livery.url}/update-card${link.search}`);
  await pick(page, /^Pays every time/);
  await enter(page, 'button', 'Save the card');
  await expect(page.getByRole('heading', { name: 'Your card was saved' })).toBeVisible();
});

test('by keyboard alone: payments are filtered in each way, found, and put in another order', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper');
  await addPayingClient(livery.url, ada, 'Mary Jackson', 'sandbox_short');
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

test('by keyboard alone: a receipt is sent, payments are exported, and their list gets another column', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper');
  await signInTo(page, livery, ada, 'p', 'Payments');
  await chooseOf(page, 'payment 1', 'Send receipt');
  await enter(page, 'button', 'Send receipt');
  await expect(page.getByText('The receipt of payment 1 was sent to Grace Hopper')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const receipt = page.waitForEvent('download');
  await chooseOf(page, 'payment 1', /^Receipt$/);
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);
  const all = page.waitForEvent('download');
  await press(page, 'Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await type(page, 'Export incoming');
  await expect(dialog(page).getByRole('option', { name: /payments/ })).toBeVisible();
  await press(page, 'Enter');
  expect((await all).suggestedFilename()).toMatch(/\.csv$/);

  const file = page.waitForEvent('download');
  await enter(page, 'button', 'Export CSV', 'Shift+Tab');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);

  const headers = page.getByRole('table', { name: 'Payments' }).getByRole('columnheader');
  const before = await headers.count();
  await enter(page, 'button', 'Columns');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, 'checkbox', 'Invoice');
  await press(page, 'Space');
  await press(page, 'Escape');
  await expect(headers).toHaveCount(before + 1);
});
