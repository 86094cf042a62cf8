import { generateSync } from 'otplib';
import { expect, test } from '../support/fixtures';
import { chooseInMenu, dialog, enter, go, press, signInTo, tabTo, type } from '../support/keys';
import { onboard } from '../support/operatorApi';
import { proveAddress } from '../support/twoFactorScreen';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: somebody is invited and uninvited, a domain is added, two-factor is turned on and asked of everybody', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await proveAddress(livery, ada);
  await signInTo(page, livery, ada, 'u', 'Users');
  await press(page, 'n');
  await expect(dialog(page).getByLabel('Email addresses')).toBeFocused();
  await type(page, 'guest@example.test,');
  await enter(page, 'button', 'Invite');
  await expect(dialog(page)).toHaveCount(0);
  await tabTo(page, 'tab', /^Members/, 'Shift+Tab');
  await press(page, 'ArrowRight');
  await enter(page, 'button', 'Actions for guest@example.test');
  await chooseInMenu(page, 'Revoke');
  await enter(page, 'button', 'Revoke');
  await expect(page.getByText('The invitation of guest@example.test was revoked')).toBeVisible();

  await go(page, 'o', 'Custom Domain');
  await tabTo(page, 'textbox', 'Domain');
  await type(page, 'clients.lovelace.example.com');
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'clients.lovelace.example.com' })).toBeVisible();
  // Letters belong to the field for as long as it has the focus.
  await press(page, 'Tab');

  await go(page, 'm', 'My profile');
  await enter(page, 'button', 'Turn two-factor on');
  await tabTo(page, 'textbox', 'Your password');
  await type(page, ada.password);
  await press(page, 'Enter');
  const secret = await page.getByRole('group', { name: 'Secret' }).innerText();
  await tabTo(page, 'textbox', 'Code');
  await type(page, generateSync({ secret: secret.replace(/\s/g, '') }));
  await press(page, 'Enter');
  await tabTo(page, 'checkbox', 'I have kept them');
  await press(page, 'Space');
  await enter(page, 'button', 'Done');
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await go(page, 'f', 'Company profile');
  await enter(page, 'button', 'Require two-factor for everybody');
  await enter(page, 'button', 'Require it');
  await expect(page.getByText('Two-factor required for everybody')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'button', 'Make two-factor optional');
  await enter(page, 'button', 'Make it optional');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Require two-factor for everybody' })).toBeFocused();
});
