import { askForAddress } from '../../../modules/client-accounts/address/ask';
import { changeAddress, openAddressLink } from '../../../modules/client-accounts/address/take';
import type { SiteAnswer } from '../../answers';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import { accountPage } from '../accountPage';
import { checkMail, entrancePage, linkUsed } from '../entrance/entrancePage';
import type { SignedInRequest } from '../signedIn';
import { isLinkUsed, tried } from '../tried';

/** Where another address is asked for: a session that somebody left open is not enough to take an account away. */
export const addressForm = (email = '', errors: FormErrors = {}): Html =>
  form(
    '/account/address',
    errors,
    html`${field({ name: 'email', label: 'New email address', type: 'email', autocomplete: 'email', value: email, errors })}
    ${field({ name: 'password', label: 'Your password', type: 'password', autocomplete: 'current-password', errors })}`,
    'Use another address',
  );

export async function takeAddress(site: SignedInRequest): Promise<SiteAnswer> {
  const email = site.form.get('email') ?? '';
  const typed = { email, password: site.form.get('password') ?? '' };
  const refused = await tried(site, () => askForAddress(site, typed), ['email', 'password']);
  if (!refused) {
    return checkMail(site, 'We mail the new address how to go on. Until then you sign in as before.');
  }
  const { errors, status } = refused;
  return accountPage(site, { title: 'Your address', status, main: addressForm(email, errors) });
}

const askAgain = { path: '/account/details', words: 'Ask for a new link' };

async function unlessUsed(site: SiteRequest, answer: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
  try {
    return await answer();
  } catch (error) {
    if (isLinkUsed(site, error)) return linkUsed(site, askAgain);
    throw error;
  }
}

/** It takes a press: programs that look into mails open their links, and press nothing. */
export async function showNewAddress(site: SiteRequest): Promise<SiteAnswer> {
  const token = site.query.get('token') ?? '';
  return unlessUsed(site, async () => {
    await openAddressLink(site, token);
    const main = form('/new-address', {}, hiddenField('token', token), 'Use this address');
    return entrancePage(site, { title: 'Your new address', main });
  });
}

export async function takeNewAddress(site: SiteRequest): Promise<SiteAnswer> {
  return unlessUsed(site, async () => {
    await changeAddress(site, site.form.get('token') ?? '');
    return entrancePage(site, {
      title: 'Your address was changed',
      main: html`<p role="status">You sign in with the new one from now on.</p>
        <p class="actions"><a class="button" href="/account">Open my account</a></p>`,
    });
  });
}
