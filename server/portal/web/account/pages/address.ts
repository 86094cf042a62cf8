import { requestAddressChange } from '../../../accounts/address/request';
import { changeAddress, verifyAddressLink } from '../../../accounts/address/confirm';
import type { PortalResponse } from '../../responses';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import { accountPage } from '../accountPage';
import { checkEmailPage, standalonePage, invalidLinkPage } from '../auth/standalonePage';
import type { SignedInRequest } from '../routeBuilders';
import { isInvalidLink, submitForm } from '../submitForm';

/**
 * Renders the email change form. It asks for the password so that an open session is not enough to take over
 * the account.
 */
export const addressForm = (email = '', errors: FormErrors = {}): Html =>
  form(
    '/account/address',
    errors,
    html`${field({ name: 'email', label: 'New email address', type: 'email', autocomplete: 'email', value: email, errors })}
    ${field({ name: 'password', label: 'Your password', type: 'password', autocomplete: 'current-password', errors })}`,
    'Use another address',
  );

export async function submitAddressChange(request: SignedInRequest): Promise<PortalResponse> {
  const email = request.form.get('email') ?? '';
  const input = { email, password: request.form.get('password') ?? '' };
  const rejection = await submitForm(request, () => requestAddressChange(request, input), [
    'email',
    'password',
  ]);
  if (!rejection) {
    return checkEmailPage(request, 'We mail the new address how to go on. Until then you sign in as before.');
  }
  const { errors, status } = rejection;
  return accountPage(request, { title: 'Your address', status, main: addressForm(email, errors) });
}

const requestAgainLink = { path: '/account/details', text: 'Ask for a new link' };

async function withValidLink(
  request: PortalRequest,
  handle: () => Promise<PortalResponse>,
): Promise<PortalResponse> {
  try {
    return await handle();
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidLinkPage(request, requestAgainLink);
    throw error;
  }
}

/**
 * Shows the confirmation form of a new address. The change needs a click, because email scanners open links
 * but submit no forms.
 */
export async function showNewAddress(request: PortalRequest): Promise<PortalResponse> {
  const token = request.query.get('token') ?? '';
  return withValidLink(request, async () => {
    await verifyAddressLink(request, token);
    const main = form('/new-address', {}, hiddenField('token', token), 'Use this address');
    return standalonePage(request, { title: 'Your new address', main });
  });
}

export async function submitNewAddress(request: PortalRequest): Promise<PortalResponse> {
  return withValidLink(request, async () => {
    await changeAddress(request, request.form.get('token') ?? '');
    return standalonePage(request, {
      title: 'Your address was changed',
      main: html`<p role="status">You sign in with the new one from now on.</p>
        <p class="actions"><a class="button" href="/account">Open my account</a></p>`,
    });
  });
}
