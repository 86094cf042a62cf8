import { newId } from '../../../../lib/ids';
import { extractToken, type Mailbox } from '../../../../testing/mailbox';
import type { Browser, BrowserPage } from '../../testing/browser';
import type { TestPortal } from './testPortal';

export const password = 'quite a long password';

export interface SignedUpClient {
  browser: Browser;
  name: string;
  email: string;
  /** The last page of the sign-up: the card form, or the account. */
  page: BrowserPage;
}

/** Signs up a client for the plan through the emailed link, up to the page after the password. */
export async function signUpClient(
  portal: TestPortal,
  mailbox: Mailbox,
  planId = portal.plan.id,
  language?: string,
): Promise<SignedUpClient> {
  const browser = portal.browser();
  const [name, email] = ['Ada <Lovelace>', `ada-${newId()}@client.test`];
  const form = await browser.open(`/sign-up?plan=${planId}${language ? `&lang=${language}` : ''}`);
  await browser.send(form, '/sign-up', { name, email });
  const token = extractToken(await mailbox.next(email));
  const finish = await browser.open(`/sign-up/finish?token=${token}`);
  const page = await browser.send(finish, '/sign-up/finish', { password, agreed: '1' });
  return { browser, name, email, page };
}

/** Signs up a client and starts the plan with a card. */
export async function subscribeClient(
  portal: TestPortal,
  mailbox: Mailbox,
  card = 'sandbox_pays',
  language?: string,
): Promise<SignedUpClient> {
  const { page, ...client } = await signUpClient(portal, mailbox, portal.plan.id, language);
  return { ...client, page: await client.browser.send(page, '/sign-up/card', { card }) };
}
