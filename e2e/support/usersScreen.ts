import { expect, type Page } from '@playwright/test';

export const guestPassword = 'plum kettle orbit nine';

let guestCount = 0;

/** Returns an unused email address. */
export const guestEmail = () => `guest-${process.pid}-${Date.now()}-${(guestCount += 1)}@example.test`;

export async function openUsers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/settings/users`);
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
}

export async function inviteOnScreen(page: Page, addresses: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite people to/ });
  await dialog.getByLabel('Email addresses').fill(addresses);
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
}
