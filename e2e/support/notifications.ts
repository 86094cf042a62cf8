import { expect, type Locator, type Page } from '@playwright/test';

export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** Marks the two notifications of the onboarding as read. */
export async function markOnboardingNotificationsRead(page: Page): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 30_000 });
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

export async function addClientOnScreen(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/dashboard/clients?add=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email', { exact: true }).fill(`${name.replaceAll(' ', '.')}@example.test`);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
}
