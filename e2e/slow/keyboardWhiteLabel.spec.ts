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
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keys';
import { mailTo } from '../support/mails';
import { addPlan, onboard, somebody } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: actionsOf(page, name) });

test('by keyboard alone: a plan is duplicated, archived and offered again, and its copy is renamed and deleted', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'b', 'Client Billing');

  await test.step('a copy', async () => {
    await chooseOf(page, 'Starter', 'Duplicate');
    await expect(rowOf(page, 'Starter (copy)')).toContainText('Draft');
    await expect(actionsOf(page, 'Starter')).toBeFocused();
    await chooseOf(page, 'Starter (copy)', 'Activate');
    await expect(rowOf(page, 'Starter (copy)')).toContainText('Active');
  });

  await test.step('other words', async () => {
    await chooseOf(page, 'Starter (copy)', 'Edit');
    await fillIn(page, 'Plan name', 'Second');
    await press(page, 'Enter');
    await expect(rowOf(page, 'Second')).toBeVisible();
    await keepsPlace(page);
  });

  await test.step('an end, and a new beginning', async () => {
    await chooseOf(page, 'Starter', 'Archive');
    await expect(dialog(page)).toHaveAccessibleName('Archive Starter?');
    await enter(page, 'button', 'Archive plan');
    await expect(dialog(page)).toHaveCount(0);
    await expect(rowOf(page, 'Starter')).toContainText('Archived');
    // Its row stands below all others now.
    await expect(actionsOf(page, 'Starter')).toBeFocused();
    await chooseOf(page, 'Starter', 'Activate');
    await expect(page.getByText('Starter was put on offer')).toBeVisible();
    await expect(rowOf(page, 'Starter')).not.toContainText('Archived');
    await expect(actionsOf(page, 'Starter')).toBeFocused();
  });

  await test.step('a row that goes', async () => {
    await chooseOf(page, 'Second', 'Delete');
    await enter(page, 'button', 'Delete plan');
    await expect(rowOf(page, 'Second')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Plans' })).toBeFocused();
  });
});

test('by keyboard alone: a guide is duplicated, archived and restored, and its copy is deleted', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'q', 'Quick Guide');
  await enter(page, 'button', 'Add starter guides');
  await expect(rowOf(page, 'Getting started')).toContainText('Draft');

  await chooseOf(page, 'Getting started', 'Duplicate');
  await expect(rowOf(page, 'Getting started (copy)')).toContainText('Draft');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();

  await chooseOf(page, 'Getting started', 'Archive');
  await expect(dialog(page)).toHaveAccessibleName('Archive Getting started?');
  await enter(page, 'button', 'Archive guide');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, 'Getting started')).toContainText('Archived');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();
  await chooseOf(page, 'Getting started', 'Restore');
  await expect(page.getByText('Getting started was restored')).toBeVisible();
  await expect(rowOf(page, 'Getting started')).toContainText('Draft');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();

  await chooseOf(page, 'Getting started (copy)', 'Delete');
  await enter(page, 'button', 'Delete guide');
  await expect(rowOf(page, 'Getting started (copy)')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Guides' })).toBeFocused();
});

async function publish(page: Page, version: number, way: 'Tab' | 'Shift+Tab'): Promise<void> {
  await enter(page, 'button', 'Publish', way);
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^Publish version ${version} of `));
  await fillIn(page, 'What has changed', 'What the lawyer said');
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^Version ${version} of .* was published`))).toBeVisible();
  // What was pressed can't be pressed again before something is written.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(page.getByRole('main')).toBeFocused();
}

test('by keyboard alone: a legal page is published twice, and its first version is brought back', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'l', 'Legal');
  await enter(page, 'link', 'Refund policy');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
  await publish(page, 1, 'Tab');
  await fillIn(page, 'Title', 'Money back');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await publish(page, 2, 'Shift+Tab');

  await enter(page, 'button', 'More');
  await chooseInMenu(page, 'Versions');
  const versions = dialog(page).getByRole('listitem');
  await expect(versions).toHaveText([/^Version 2/, /^Version 1/, /^Template/]);
  await enter(page, 'button', 'Look at Version 1');
  await expect(dialog(page)).toContainText('Money back');
  await enter(page, 'button', 'Make version 1 the draft');
  await expect(page.getByText('Version 1 is the draft now')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
});

test('by keyboard alone: a domain is added, its records are copied and sent by mail, and it is removed', async ({
  page,
  livery,
}) => {
  const domain = 'clients.lovelace.example.com';
  await signInTo(page, livery, await onboard(livery.url), 'o', 'Custom Domain');
  await fillIn(page, 'Domain', domain);
  await press(page, 'Enter');
  const card = page.getByRole('region', { name: domain });
  await expect(card).toBeVisible();

  await enter(page, 'button', 'Copy the value of the TXT record');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await enter(page, 'button', 'Send the records by mail…');
  const { email } = somebody();
  await fillIn(page, 'Email address', email);
  await press(page, 'Enter');
  await expect(page.getByText(`Records sent to ${email}`)).toBeVisible();
  await expect.poll(() => mailTo(livery, email)).toContain(domain);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send the records by mail…' })).toBeFocused();

  await enter(page, 'button', 'Remove…');
  await expect(dialog(page)).toHaveAccessibleName(`Remove ${domain}?`);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Remove…' })).toBeFocused();
  await press(page, 'Enter');
  await fillIn(page, /^Type /, domain);
  await press(page, 'Enter');
  await expect(page.getByText(`${domain} removed`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard alone: a plan becomes the default, guides change places, drafts are discarded', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await addPlan(livery.url, ada, 'Partner', 9900);

  await test.step('a default plan', async () => {
    await signInTo(page, livery, ada, 'b', 'Client Billing');
    await chooseOf(page, 'Partner', 'Set as default');
    await expect(page.getByText('Partner is the default now')).toBeVisible();
    await keepsPlace(page);
  });

  await test.step('guides', async () => {
    await go(page, 'q', 'Quick Guide');
    await enter(page, 'button', 'Add starter guides');
    const rows = page.getByRole('table', { name: 'Guides' }).getByRole('rowheader');
    await expect(rows.first()).toContainText('Getting started');
    await chooseOf(page, 'Getting started', 'Move down');
    await expect(rows.nth(1)).toContainText('Getting started');
    await keepsPlace(page);
  });

  await test.step('a legal page', async () => {
    await go(page, 'l', 'Legal');
    await enter(page, 'link', 'Refund policy');
    await fillIn(page, 'Title', 'Money back');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await enter(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Discard draft');
    await enter(page, 'button', 'Discard draft');
    await expect(page.getByText(/^The draft of .* was discarded$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
    await expect(dialog(page)).toHaveCount(0);
    await keepsPlace(page);
  });

  await test.step('a brand', async () => {
    await press(page, 'Escape');
    await tabTo(page, 'link', 'Branding', 'Shift+Tab');
    await press(page, 'Enter');
    await fillIn(page, 'Headline', 'Better than ever');
    await enter(page, 'button', 'Discard changes');
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
    await keepsPlace(page);
  });
});

test('by keyboard alone: a plan is added, put first and gets another price; a guide is written and published', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'b', 'Client Billing');
  await press(page, 'n');
  await tabTo(page, 'textbox', 'Plan name');
  await type(page, 'Studio');
  await tabTo(page, 'textbox', 'Price in EUR');
  await type(page, '90');
  await press(page, 'Enter');
  const order = page.getByRole('button', { name: /^Order of / });
  await expect(order).toHaveCount(2);
  await tabTo(page, 'button', 'Order of Studio');
  await press(page, 'ArrowUp');
  await expect(order.first()).toHaveAccessibleName('Order of Studio');
  await expect(order.first()).toBeFocused();

  await enter(page, 'button', 'Actions for Studio');
  await chooseInMenu(page, 'Change price');
  await tabTo(page, 'textbox', 'Price in EUR');
  await press(page, 'Control+a');
  await type(page, '95');
  await press(page, 'Enter');
  await enter(page, 'button', 'Change price');
  await expect(page.getByRole('row', { name: /Studio/ })).toContainText('€95.00');

  await go(page, 'q', 'Quick Guide');
  await press(page, 'n');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await type(page, 'First steps');
  await press(page, 'Enter');
  await tabTo(page, 'button', 'Undo');
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await tabTo(page, 'textbox', 'Text of First steps');
  await type(page, 'What you need: ');
  await press(page, 'Control+b');
  await type(page, 'a browser');
  await expect(page.getByRole('textbox', { name: 'Text of First steps' }).locator('strong')).toHaveText(
    'a browser',
  );
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await enter(page, 'button', 'Publish', 'Shift+Tab');
  await expect(dialog(page)).toBeVisible();
  await enter(page, 'button', 'Publish');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});
