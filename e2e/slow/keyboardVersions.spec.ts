import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  dialog,
  enter,
  fillIn,
  go,
  isFocused,
  keepsPlace,
  pick,
  press,
  signInTo,
  tabTo,
  takeFile,
  type,
} from '../support/keys';
import { addClient, connectSandbox, logo, onboard } from '../support/operatorApi';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: a logo is taken away, and the brand as it was before is brought back', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'r', 'Branding');
  const square = page.getByRole('img', { name: 'Your square logo' });
  await expect(square).toBeVisible();
  await fillIn(page, 'Headline', 'Numbers that compute');
  await enter(page, 'button', 'Remove the square logo', 'Shift+Tab');
  await expect(square).toHaveCount(0);
  await keepsPlace(page);
  await enter(page, 'button', 'Save');
  await expect(page.getByText('Branding saved')).toBeVisible();
  await keepsPlace(page);

  // Each logo is a version, and the words are the third.
  await enter(page, 'button', 'Bring back version 3');
  await expect(dialog(page)).toHaveAccessibleName('Bring back version 3?');
  await enter(page, 'button', 'Bring back');
  await expect(page.getByText('Version 3 brought back')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(square).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  await keepsPlace(page);
});

test('by keyboard alone: it is chosen who sees a guide, its first version is brought back and discarded, a legal page is to be looked at again', async ({
  page,
  livery,
}) => {
  await signInTo(page, livery, await onboard(livery.url), 'q', 'Quick Guide');
  await enter(page, 'button', 'Add starter guides');
  await enter(page, 'link', 'Getting started');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Getting started');

  await test.step('versions', async () => {
    for (const version of [1, 2]) {
      await enter(page, 'button', 'Publish', version === 1 ? 'Tab' : 'Shift+Tab');
      await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^Publish version ${version} of `));
      await enter(page, 'button', 'Publish');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
      await keepsPlace(page);
      await fillIn(page, 'Title', 'First steps');
      await expect(page.getByText(/^Saved at/)).toBeVisible();
    }
    await enter(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Versions');
    await enter(page, 'button', 'Look at Version 1');
    await enter(page, 'button', 'Make version 1 the draft');
    await expect(page.getByText('Version 1 is the draft now')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title).toHaveValue('Getting started');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  await test.step('the draft of it is discarded', async () => {
    await enter(page, 'button', 'More', 'Shift+Tab');
    await chooseInMenu(page, 'Discard draft');
    await enter(page, 'button', 'Discard draft');
    await expect(page.getByText(/^The draft of .* was discarded$/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title).toHaveValue('First steps');
    await keepsPlace(page);
  });

  await test.step('who sees it', async () => {
    await pick(page, /^Clients on some plans/);
    await tabTo(page, 'checkbox', 'Starter');
    await press(page, 'Space');
    await expect(page.getByText('Who sees First steps was saved')).toBeVisible();
    const starter = page.getByRole('checkbox', { name: 'Starter' });
    await expect(starter).toBeChecked();
    await expect(starter).toBeFocused();
  });

  await test.step('a review', async () => {
    await go(page, 'l', 'Legal');
    await enter(page, 'link', 'Refund policy');
    const day = page.getByLabel('Look at it again on');
    await day.waitFor();
    for (let presses = 0; presses < 60 && !(await isFocused(day)); presses += 1) await press(page, 'Tab');
    await type(page, '12312099');
    // Its calendar is a stop of its own.
    while (await isFocused(day)) await press(page, 'Tab');
    await expect(page.getByText('The day of the next review was saved')).toBeVisible();
    await expect(day).toHaveValue('2099-12-31');
    await keepsPlace(page);
  });
});

test('by keyboard alone: news are read, a photo is taken and taken away, a view is changed, a card is added', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await connectSandbox(livery.url, ada);
  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await signInTo(page, livery, ada, 'm', 'My profile');

  await test.step('a photo', async () => {
    const file = { name: 'ada.png', mimeType: 'image/png', buffer: await logo(256, 256) };
    await takeFile(page, 'Choose a file: New photo', file);
    await enter(page, 'button', 'Use this');
    await expect(page.getByText('Photo replaced')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await keepsPlace(page);
    await enter(page, 'button', 'Remove your photo', 'Shift+Tab');
    await enter(page, 'button', 'Remove');
    await expect(page.getByText('Photo removed')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await keepsPlace(page);
  });

  await test.step('news', async () => {
    await enter(page, 'button', /^Notifications, 2 unread/, 'Shift+Tab');
    await enter(page, 'button', 'Mark all as read');
    await expect(dialog(page).getByText('Unread')).toHaveCount(0);
    await keepsPlace(page);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  });

  await test.step('a view', async () => {
    await go(page, 'c', 'Client Management');
    await press(page, '/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await type(page, 'grace');
    await enter(page, 'button', 'Save as view…', 'Shift+Tab');
    await fillIn(page, 'Name', 'Graces');
    await press(page, 'Enter');
    await expect(page.getByText('The view Graces was saved')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions for the view Graces' })).toBeVisible();
    await press(page, '/');
    await press(page, 'Control+a');
    await type(page, 'hopper');
    await enter(page, 'button', 'Save changes', 'Shift+Tab');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await keepsPlace(page);
    await enter(page, 'button', 'Actions for the view Graces', 'Shift+Tab');
    await chooseInMenu(page, 'Rename…');
    await fillIn(page, 'Name', 'Hoppers');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Actions for the view Hoppers' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a card', async () => {
    await enter(page, 'link', 'Grace Hopper');
    await enter(page, 'button', 'Add a card');
    await pick(page, /^Pays every time/);
    await enter(page, 'button', 'Add the card');
    await expect(page.getByText('The card of Grace Hopper was added')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await keepsPlace(page);
  });
});
