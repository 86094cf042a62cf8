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
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keyboard';
import { latestEmailTo } from '../support/emails';
import { addPlan, onboard, newCredentials } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: actionsOf(page, name) });

test('keyboard only: an operator duplicates, archives and reactivates a plan, and deletes the copy', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'b', 'Client Billing');

  await test.step('duplicates the plan and activates the copy', async () => {
    await chooseRowAction(page, 'Starter', 'Duplicate');
    await expect(rowOf(page, 'Starter (copy)')).toContainText('Draft');
    await expect(actionsOf(page, 'Starter')).toBeFocused();
    await chooseRowAction(page, 'Starter (copy)', 'Activate');
    await expect(rowOf(page, 'Starter (copy)')).toContainText('Active');
  });

  await test.step('renames the copy', async () => {
    await chooseRowAction(page, 'Starter (copy)', 'Edit');
    await fillIn(page, 'Plan name', 'Second');
    await press(page, 'Enter');
    await expect(rowOf(page, 'Second')).toBeVisible();
    await expectFocusNotLost(page);
  });

  await test.step('archives and reactivates the plan', async () => {
    await chooseRowAction(page, 'Starter', 'Archive');
    await expect(dialog(page)).toHaveAccessibleName('Archive Starter?');
    await activate(page, 'button', 'Archive plan');
    await expect(dialog(page)).toHaveCount(0);
    await expect(rowOf(page, 'Starter')).toContainText('Archived');
    // The archived plan moves to the end of the table, and the focus must move with it.
    await expect(actionsOf(page, 'Starter')).toBeFocused();
    await chooseRowAction(page, 'Starter', 'Activate');
    await expect(page.getByText('Starter activated')).toBeVisible();
    await expect(rowOf(page, 'Starter')).not.toContainText('Archived');
    await expect(actionsOf(page, 'Starter')).toBeFocused();
  });

  await test.step('deletes the copy', async () => {
    await chooseRowAction(page, 'Second', 'Delete');
    await activate(page, 'button', 'Delete plan');
    await expect(rowOf(page, 'Second')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Plans' })).toBeFocused();
  });
});

test('keyboard only: an operator duplicates, archives and restores a guide, and deletes the copy', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'q', 'Quick Guide');
  await activate(page, 'button', 'Add starter guides');
  await expect(rowOf(page, 'Getting started')).toContainText('Draft');

  await chooseRowAction(page, 'Getting started', 'Duplicate');
  await expect(rowOf(page, 'Getting started (copy)')).toContainText('Draft');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();

  await chooseRowAction(page, 'Getting started', 'Archive');
  await expect(dialog(page)).toHaveAccessibleName('Archive Getting started?');
  await activate(page, 'button', 'Archive guide');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, 'Getting started')).toContainText('Archived');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();
  await chooseRowAction(page, 'Getting started', 'Restore');
  await expect(page.getByText('Getting started restored')).toBeVisible();
  await expect(rowOf(page, 'Getting started')).toContainText('Draft');
  await expect(actionsOf(page, 'Getting started')).toBeFocused();

  await chooseRowAction(page, 'Getting started (copy)', 'Delete');
  await activate(page, 'button', 'Delete guide');
  await expect(rowOf(page, 'Getting started (copy)')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Guides' })).toBeFocused();
});

async function publish(page: Page, version: number, tabKey: 'Tab' | 'Shift+Tab'): Promise<void> {
  await activate(page, 'button', 'Publish', tabKey);
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^Publish version ${version} of `));
  await fillIn(page, 'Change note (optional)', 'What the lawyer said');
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(new RegExp(` published as version ${version}\\.`))).toBeVisible();
  // Publish is disabled until the text changes again, so the focus moves to the main region.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(page.getByRole('main')).toBeFocused();
}

test('keyboard only: an operator publishes a legal page twice and makes its first version the draft', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'l', 'Legal');
  await activate(page, 'link', 'Refund policy');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
  await publish(page, 1, 'Tab');
  await fillIn(page, 'Title', 'Money back');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await publish(page, 2, 'Shift+Tab');

  await activate(page, 'button', 'More');
  await chooseInMenu(page, 'Version history');
  const versions = dialog(page).getByRole('listitem');
  await expect(versions).toHaveText([/^Version 2/, /^Version 1/, /^Template/]);
  await activate(page, 'button', 'View version 1');
  await expect(dialog(page)).toContainText('Money back');
  await activate(page, 'button', 'Restore version 1');
  await expect(page.getByText('Version 1 restored as draft')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
});

test('keyboard only: an operator adds and removes a domain, and copies and emails its DNS records', async ({
  page,
  livery,
}) => {
  const domain = 'clients.lovelace.example.com';
  await signInTo(page, livery, await onboard(livery.url), 'o', 'Custom Domain');
  await fillIn(page, 'Domain', domain);
  await press(page, 'Enter');
  const domainCard = page.getByRole('region', { name: domain });
  await expect(domainCard).toBeVisible();

  await activate(page, 'button', 'Copy TXT record value');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await activate(page, 'button', 'Email DNS records');
  const { email } = newCredentials();
  await fillIn(page, 'Email address', email);
  await press(page, 'Enter');
  await expect(page.getByText(`DNS records sent to ${email}`)).toBeVisible();
  await expect.poll(() => latestEmailTo(livery, email)).toContain(domain);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Email DNS records' })).toBeFocused();

  await activate(page, 'button', 'Remove domain');
  await expect(dialog(page)).toHaveAccessibleName(`Remove ${domain}?`);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Remove domain' })).toBeFocused();
  await press(page, 'Enter');
  await fillIn(page, /^Type /, domain);
  await press(page, 'Enter');
  await expect(page.getByText(`${domain} removed`)).toBeVisible();
  await expect(domainCard).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('keyboard only: an operator sets a default plan, moves a guide and discards changes', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await addPlan(livery.url, ada, 'Partner', 9900);

  await test.step('sets the default plan', async () => {
    await signInTo(page, livery, ada, 'b', 'Client Billing');
    await chooseRowAction(page, 'Partner', 'Set as default');
    await expect(page.getByText('Partner is now the default plan')).toBeVisible();
    await expectFocusNotLost(page);
  });

  await test.step('moves a guide down', async () => {
    await goToScreen(page, 'q', 'Quick Guide');
    await activate(page, 'button', 'Add starter guides');
    const rows = page.getByRole('table', { name: 'Guides' }).getByRole('rowheader');
    await expect(rows.first()).toContainText('Getting started');
    await chooseRowAction(page, 'Getting started', 'Move down');
    await expect(rows.nth(1)).toContainText('Getting started');
    await expectFocusNotLost(page);
  });

  await test.step('discards a draft of a legal page', async () => {
    await goToScreen(page, 'l', 'Legal');
    await activate(page, 'link', 'Refund policy');
    await fillIn(page, 'Title', 'Money back');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await activate(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Discard draft');
    await activate(page, 'button', 'Discard draft');
    await expect(page.getByText(/^Draft of .* discarded$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy');
    await expect(dialog(page)).toHaveCount(0);
    await expectFocusNotLost(page);
  });

  await test.step('discards changes to the brand', async () => {
    await press(page, 'Escape');
    await tabTo(page, 'link', 'Branding', 'Shift+Tab');
    await press(page, 'Enter');
    await fillIn(page, 'Headline', 'Better than ever');
    await activate(page, 'button', 'Discard changes');
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
    await expectFocusNotLost(page);
  });
});

test('keyboard only: an operator adds, moves and reprices a plan, and writes and publishes a guide', async ({
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
  const dragHandles = page.getByRole('button', { name: /^Reorder / });
  await expect(dragHandles).toHaveCount(2);
  await tabTo(page, 'button', 'Reorder Studio');
  await press(page, 'ArrowUp');
  await expect(dragHandles.first()).toHaveAccessibleName('Reorder Studio');
  await expect(dragHandles.first()).toBeFocused();

  await activate(page, 'button', 'Actions for Studio');
  await chooseInMenu(page, 'Change price');
  await tabTo(page, 'textbox', 'Price in EUR');
  await press(page, 'Control+a');
  await type(page, '95');
  await press(page, 'Enter');
  await activate(page, 'button', 'Change price');
  await expect(page.getByRole('row', { name: /Studio/ })).toContainText('€95.00');

  await goToScreen(page, 'q', 'Quick Guide');
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
  await activate(page, 'button', 'Publish', 'Shift+Tab');
  await expect(dialog(page)).toBeVisible();
  await activate(page, 'button', 'Publish');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});
