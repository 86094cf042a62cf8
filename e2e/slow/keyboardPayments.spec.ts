import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  chooseRowAction,
  dialog,
  activate,
  fillIn,
  goToScreen,
  chooseRadio,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keyboard';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { addPayingClient, connectSandbox, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator retries failed payments and requests a card, which the client saves', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper', 'sandbox_short');
  await addPayingClient(livery.url, ada, 'Mary Jackson', 'sandbox_short');
  await signInTo(page, livery, ada, 'c', 'Client Management');
  await activate(page, 'link', 'Grace Hopper');
  await expect(page.getByRole('list', { name: 'Past due' })).toContainText('€29.00');
  await activate(page, 'button', 'Retry payment of €29.00');
  await expect(page.getByText('Payment of €29.00 retried')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Past due' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Billing' })).toBeFocused();

  const maryEmail = 'mary.jackson@example.test';
  const latestCardLink = async () => firstLinkIn(await latestEmailTo(livery, maryEmail));
  await expect.poll(() => latestEmailTo(livery, maryEmail)).toContain('We couldn’t charge');
  const firstCardLink = await latestCardLink();

  await goToScreen(page, 'p', 'Payments');
  await activate(page, 'link', /^Failed/);
  await chooseRowAction(page, 'payment #2', /^Request card/);
  await activate(page, 'button', 'Request card');
  await expect(page.getByText('Card requested from Mary Jackson')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(latestCardLink).not.toBe(firstCardLink);
  const link = new URL(await latestCardLink());
  await chooseRowAction(page, 'payment #2', /^Retry/);
  await expect(dialog(page)).toContainText('Mary Jackson');
  await activate(page, 'button', 'Retry payment');
  await expect(page.getByText('Retry of payment #2 started')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'link', /^Succeeded/, 'Shift+Tab');
  await expect(page.getByRole('row', { name: /Mary Jackson/ })).toContainText('Succeeded');

  // A company without a portal uses the card page at the address of the console.
  await page.goto(`${livery.url}/update-card${link.search}`);
  await chooseRadio(page, /^Always succeeds/);
  await activate(page, 'button', 'Save card');
  await expect(page.getByRole('heading', { name: 'Card saved' })).toBeVisible();
});

test('keyboard only: an operator filters, searches and sorts payments', async ({ page, livery }) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper');
  await addPayingClient(livery.url, ada, 'Mary Jackson', 'sandbox_short');
  await signInTo(page, livery, ada, 'p', 'Payments');
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('rowheader');
  const addFilterButton = page.getByRole('button', { name: 'Add filter' });
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);

  const filterBy = async (name: string) => {
    await activate(page, 'button', 'Add filter', 'Shift+Tab');
    await chooseInMenu(page, name);
    await expect(dialog(page)).toHaveAccessibleName(name);
  };
  const expectRows = async (rowCount: number) => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows).toHaveCount(rowCount);
    await expect(addFilterButton).toBeFocused();
  };

  await test.step('filters by client', async () => {
    await filterBy('Client');
    await tabTo(page, 'searchbox', 'Search clients');
    await type(page, 'mary');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await activate(page, 'button', /^Mary Jackson/);
    await expectRows(1);
    await activate(page, 'button', 'Remove filter: Client: Mary Jackson');
    await expectRows(2);
  });

  await test.step('filters by status', async () => {
    await filterBy('Status');
    await tabTo(page, 'checkbox', 'Succeeded');
    await press(page, 'Space');
    await activate(page, 'button', 'Done');
    await expectRows(1);
  });

  await test.step('filters by amount and currency', async () => {
    await filterBy('Amount');
    await fillIn(page, /^Maximum/, '10');
    await press(page, 'Enter');
    await expectRows(0);
    await filterBy('Currency');
    await tabTo(page, 'combobox', 'Currency');
    await type(page, 'USD');
    await expect(dialog(page)).toBeVisible();
    await activate(page, 'button', 'Apply');
    await expectRows(0);
    await expect(chips).toHaveText([/Status/, /Amount/, /Currency: USD/]);
  });

  await test.step('filters by date and by live or test mode', async () => {
    await activate(page, 'button', 'Clear filters');
    await expectRows(2);
    await filterBy('Created');
    await activate(page, 'button', 'Last 7 days');
    await expectRows(2);
    await expect(chips).toHaveText([/^Created/]);
    await filterBy('Mode');
    await tabTo(page, 'radio', 'Live mode');
    await press(page, 'Space');
    await expectRows(0);
    await activate(page, 'button', 'Clear filters');
    await expectRows(2);
  });

  await test.step('searches payments and sorts them by date', async () => {
    await tabTo(page, 'searchbox', /^Search/, 'Shift+Tab');
    await type(page, 'grace');
    await expect(rows).toHaveCount(1);
    await press(page, 'Control+a', 'Delete');
    await expect(rows).toHaveCount(2);
    await activate(page, 'button', 'Date');
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('keyboard only: an operator sends a receipt, exports payments and adds a column', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addPayingClient(livery.url, ada, 'Grace Hopper');
  await signInTo(page, livery, ada, 'p', 'Payments');
  await chooseRowAction(page, 'payment #1', 'Send receipt');
  await activate(page, 'button', 'Send receipt');
  await expect(page.getByText('Receipt sent to Grace Hopper')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const receipt = page.waitForEvent('download');
  await chooseRowAction(page, 'payment #1', 'Download receipt');
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);
  const pendingPaletteExport = page.waitForEvent('download');
  await press(page, 'Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await type(page, 'Export incoming');
  await expect(dialog(page).getByRole('option', { name: /payments/ })).toBeVisible();
  await press(page, 'Enter');
  expect((await pendingPaletteExport).suggestedFilename()).toMatch(/\.csv$/);

  const file = page.waitForEvent('download');
  await activate(page, 'button', 'Export CSV', 'Shift+Tab');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);

  const headers = page.getByRole('table', { name: 'Payments' }).getByRole('columnheader');
  const before = await headers.count();
  await activate(page, 'button', 'Columns');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, 'checkbox', 'Invoice');
  await press(page, 'Space');
  await press(page, 'Escape');
  await expect(headers).toHaveCount(before + 1);
});
