import { demoAdmin, expect, signIn, test } from '../support/fixtures';
import { deploy, openWhiteLabelScreen, portalUrl } from '../support/whiteLabelScreens';

test('the portal shows a published legal page only after the next deployment', async ({
  demo,
  page,
  context,
}) => {
  const client = await context.newPage();
  await signIn(page, demo, demoAdmin);
  await openWhiteLabelScreen(page, demo, 'legal');
  await page.getByRole('link', { name: 'Refund policy' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Typed by hand. ');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(text).toContainText('Typed by hand.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await client.goto(`${portalUrl(demo)}/legal/refund-policy`))?.status()).toBe(404);

  await deploy(page);
  await client.reload();
  await expect(client.getByRole('main')).toContainText('Typed by hand.');
  await expect(client.getByRole('main')).toContainText('Version 1');
});
