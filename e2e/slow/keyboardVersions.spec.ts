import { expect, test } from '../support/fixtures';
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
  chooseFile,
  type,
} from '../support/keyboard';
import { addClient, connectSandbox, logo, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator removes a logo and restores an earlier version of the brand', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'r', 'Branding');
  const squareLogo = page.getByRole('img', { name: 'Your square logo' });
  await expect(squareLogo).toBeVisible();
  await fillIn(page, 'Headline', 'Numbers that compute');
  await activate(page, 'button', 'Remove square logo', 'Shift+Tab');
  await expect(squareLogo).toHaveCount(0);
  await expectFocusNotLost(page);
  await activate(page, 'button', 'Save changes');
  await expect(page.getByText('Branding saved')).toBeVisible();
  await expectFocusNotLost(page);

  // Each logo upload creates a version, so the onboarding's texts are version 3.
  await activate(page, 'button', 'Restore version 3');
  await expect(dialog(page)).toHaveAccessibleName('Restore version 3?');
  await activate(page, 'button', 'Restore version');
  await expect(page.getByText('Version 3 restored')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(squareLogo).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  await expectFocusNotLost(page);
});

test('keyboard only: an operator restores a guide version, sets an audience and schedules a review', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'q', 'Quick Guide');
  await activate(page, 'button', 'Add starter guides');
  await activate(page, 'link', 'Getting started');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Getting started');

  await test.step('makes the first version the draft', async () => {
    for (const version of [1, 2]) {
      await activate(page, 'button', 'Publish', version === 1 ? 'Tab' : 'Shift+Tab');
      await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^Publish version ${version} of `));
      await activate(page, 'button', 'Publish');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
      await expectFocusNotLost(page);
      await fillIn(page, 'Title', 'First steps');
      await expect(page.getByText(/^Saved at/)).toBeVisible();
    }
    await activate(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Version history');
    await activate(page, 'button', 'View version 1');
    await activate(page, 'button', 'Restore version 1');
    await expect(page.getByText('Version 1 restored as draft')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title).toHaveValue('Getting started');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  await test.step('discards the draft', async () => {
    await activate(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Discard draft');
    await activate(page, 'button', 'Discard draft');
    await expect(page.getByText(/^Draft of .* discarded$/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title).toHaveValue('First steps');
    await expectFocusNotLost(page);
  });

  await test.step('sets the audience', async () => {
    await chooseRadio(page, /^Clients on specific plans/);
    await tabTo(page, 'checkbox', 'Starter');
    await press(page, 'Space');
    await expect(page.getByText('Audience of First steps saved')).toBeVisible();
    const starter = page.getByRole('checkbox', { name: 'Starter' });
    await expect(starter).toBeChecked();
    await expect(starter).toBeFocused();
  });

  await test.step('schedules a review', async () => {
    await goToScreen(page, 'l', 'Legal');
    await activate(page, 'link', 'Refund policy');
    const reviewDate = page.getByRole('group', { name: 'Next review' });
    await tabTo(page, 'spinbutton', /month.*Next review/);
    await type(page, '12312099');
    await tabTo(page, 'textbox', 'Title', 'Shift+Tab');
    await expect(page.getByText('Review date saved')).toBeVisible();
    await expect(reviewDate).toHaveText(/12.31.2099/);
    await expectFocusNotLost(page);
  });

  await test.step('chooses another date in the calendar', async () => {
    await activate(page, 'button', 'Choose a date: Next review');
    await expect(page.getByRole('button', { name: /December 31, 2099/ })).toBeFocused();
    await press(page, 'ArrowLeft');
    await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(page.getByRole('group', { name: 'Next review' })).toHaveText(/12.23.2099/);
    await expect(page.getByRole('button', { name: 'Choose a date: Next review' })).toBeFocused();
    await expectFocusNotLost(page);
  });
});

test('keyboard only: an operator changes a photo and a view, reads notifications and adds a card', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'm', 'My profile');

  await test.step('replaces and removes the photo', async () => {
    const file = { name: 'ada.png', mimeType: 'image/png', buffer: await logo(256, 256) };
    await chooseFile(page, 'Choose file: New photo', file);
    await activate(page, 'button', 'Crop image');
    await expect(page.getByText('Photo updated')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectFocusNotLost(page);
    await activate(page, 'button', 'Remove photo', 'Shift+Tab');
    await activate(page, 'button', 'Remove photo');
    await expect(page.getByText('Photo removed')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectFocusNotLost(page);
  });

  await test.step('marks all notifications as read', async () => {
    await activate(page, 'button', /^Notifications, 2 unread/, 'Shift+Tab');
    await activate(page, 'button', 'Mark all as read');
    await expect(dialog(page).getByText('Unread')).toHaveCount(0);
    await expectFocusNotLost(page);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  });

  await test.step('saves, changes and renames a view', async () => {
    await goToScreen(page, 'c', 'Client Management');
    await press(page, '/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await type(page, 'grace');
    await activate(page, 'button', 'Save as view…', 'Shift+Tab');
    await fillIn(page, 'Name', 'Graces');
    await press(page, 'Enter');
    await expect(page.getByText('View “Graces” saved')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions for view “Graces”' })).toBeVisible();
    await press(page, '/');
    await press(page, 'Control+a');
    await type(page, 'hopper');
    await activate(page, 'button', 'Save changes', 'Shift+Tab');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expectFocusNotLost(page);
    await activate(page, 'button', 'Actions for view “Graces”', 'Shift+Tab');
    await chooseInMenu(page, 'Rename…');
    await fillIn(page, 'Name', 'Hoppers');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Actions for view “Hoppers”' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('adds a client card', async () => {
    await activate(page, 'link', 'Grace Hopper');
    await activate(page, 'button', 'Add card');
    await chooseRadio(page, /^Always succeeds/);
    await activate(page, 'button', 'Add card');
    await expect(page.getByText('Card added for Grace Hopper')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectFocusNotLost(page);
  });
});
