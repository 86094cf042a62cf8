import {
  choosePassword,
  openPasswordLink,
  requestPassword,
} from '../../../modules/client-accounts/passwords';
import type { SiteAnswer } from '../../answers';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import { isLinkUsed, refusedBy, tried } from '../tried';
import { checkMail, entrancePage, linkUsed } from './entrancePage';
import { welcomed } from './welcomed';

const askAgain = { path: '/forgot-password', words: 'Ask for a new link' };

function requestForm(site: SiteRequest, email = '', errors: FormErrors = {}, status = 200): SiteAnswer {
  const fields = field({
    name: 'email',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value: email,
    errors,
  });
  return entrancePage(site, {
    title: 'Choose a password',
    status,
    main: html`<p>We mail you a link to choose a new password, or your first one.</p>
      ${form('/forgot-password', errors, fields, 'Mail me the link')}
      <p><a href="/sign-in">Back to the sign-in</a></p>`,
  });
}

export const showForgotPassword = (site: SiteRequest): SiteAnswer => requestForm(site);

export async function takeForgotPassword(site: SiteRequest): Promise<SiteAnswer> {
  const email = site.form.get('email') ?? '';
  const refused = await tried(site, () => requestPassword(site, email), ['email']);
  if (refused) return requestForm(site, email, refused.errors, refused.status);
  return checkMail(site, 'If this address has an account here, a mail with a link is on its way.');
}

/** Where a new password is typed. */
export const newPasswordField = (errors: FormErrors): Html =>
  field({
    name: 'password',
    label: 'New password',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'At least 10 characters. A few words that only you would put together are easy to keep in mind.',
    errors,
  });

function passwordForm(site: SiteRequest, token: string, errors: FormErrors = {}, status = 200): SiteAnswer {
  const fields = html`${hiddenField('token', token)} ${newPasswordField(errors)}`;
  return entrancePage(site, {
    title: 'Choose a password',
    status,
    main: form('/choose-password', errors, fields, 'Save and sign in'),
  });
}

export async function showChoosePassword(site: SiteRequest): Promise<SiteAnswer> {
  const token = site.query.get('token') ?? '';
  try {
    await openPasswordLink(site, token);
    return passwordForm(site, token);
  } catch (error) {
    if (isLinkUsed(site, error)) return linkUsed(site, askAgain);
    throw error;
  }
}

export async function takeChoosePassword(site: SiteRequest): Promise<SiteAnswer> {
  const token = site.form.get('token') ?? '';
  try {
    return welcomed(site, await choosePassword(site, { token, password: site.form.get('password') ?? '' }));
  } catch (error) {
    if (isLinkUsed(site, error)) return linkUsed(site, askAgain);
    const { errors, status } = refusedBy(site, error, ['password']);
    return passwordForm(site, token, errors, status);
  }
}
