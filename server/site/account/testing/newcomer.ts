import { newId } from '../../../lib/ids';
import { tokenIn, type Mailbox } from '../../../testing/mailbox';
import type { Browser, Shown } from '../../testing/browser';
import type { Dashboard } from './dashboard';

export const password = 'quite a long password';

export interface Newcomer {
  browser: Browser;
  name: string;
  email: string;
  /** Where signing up led: to the card, or into the account. */
  page: Shown;
}

/** Signs somebody up with the plan, by the link of their mail, as far as the page after the password. */
export async function newcomer(
  dashboard: Dashboard,
  mailbox: Mailbox,
  planId = dashboard.plan.id,
): Promise<Newcomer> {
  const browser = dashboard.browser();
  const [name, email] = ['Ada <Lovelace>', `ada-${newId()}@client.test`];
  const form = await browser.open(`/sign-up?plan=${planId}`);
  await browser.send(form, '/sign-up', { name, email });
  const token = tokenIn(await mailbox.next(email));
  const finish = await browser.open(`/sign-up/finish?token=${token}`);
  const page = await browser.send(finish, '/sign-up/finish', { password, agreed: '1' });
  return { browser, name, email, page };
}

/** The same, with a plan that has begun with a card. */
export async function subscriber(
  dashboard: Dashboard,
  mailbox: Mailbox,
  card = 'sandbox_pays',
): Promise<Newcomer> {
  const { page, ...known } = await newcomer(dashboard, mailbox);
  return { ...known, page: await known.browser.send(page, '/sign-up/card', { card }) };
}
