import { generateSync } from 'otplib';
import { expect, test } from '../support/fixtures';
import {
  chooseInMenu,
  dialog,
  activate,
  goToScreen,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keyboard';
import { onboard } from '../support/operatorApi';
import { verifyEmail } from '../support/twoFactorScreen';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an Admin revokes an invitation, adds a domain and requires two-factor', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await verifyEmail(livery, ada);
  await signInTo(page, livery, ada, 'u', 'Users');
  await press(page, 'n');
  await expect(dialog(page).getByLabel('Email addresses')).toBeFocused();
  await type(page, 'guest@example.test,');
  await activate(page, 'button', 'Send invitations');
  await expect(dialog(page)).toHaveCount(0);
  await tabTo(page, 'tab', /^Users/, 'Shift+Tab');
  await press(page, 'ArrowRight');
  await activate(page, 'button', 'Actions for guest@example.test');
  await chooseInMenu(page, 'Revoke invitation');
  await activate(page, 'button', 'Revoke invitation');
  await expect(page.getByText('Invitation for guest@example.test revoked')).toBeVisible();

  await goToScreen(page, 'o', 'Custom Domain');
  await tabTo(page, 'textbox', 'Domain');
  await type(page, 'clients.lovelace.example.com');
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'clients.lovelace.example.com' })).toBeVisible();
  // Letter shortcuts are off while a field has the focus.
  await press(page, 'Tab');

  await goToScreen(page, 'm', 'My profile');
  await activate(page, 'button', 'Turn on two-factor');
  await tabTo(page, 'textbox', 'Your password');
  await type(page, ada.password);
  await press(page, 'Enter');
  const secret = await page.getByRole('group', { name: 'Setup key' }).innerText();
  await tabTo(page, 'textbox', 'Code');
  await type(page, generateSync({ secret: secret.replace(/\s/g, '') }));
  await press(page, 'Enter');
  await tabTo(page, 'checkbox', 'I’ve saved my recovery codes');
  await press(page, 'Space');
  await activate(page, 'button', 'Done');
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await goToScreen(page, 'f', 'Company profile');
  await activate(page, 'button', 'Require two-factor');
  await activate(page, 'button', 'Require two-factor');
  await expect(page.getByText('Two-factor authentication required for all users')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'button', 'Make two-factor optional');
  await activate(page, 'button', 'Make optional');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Require two-factor' })).toBeFocused();
});
