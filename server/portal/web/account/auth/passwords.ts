import { passwordLimits } from '../../../../../contract/team';
import { choosePassword, verifyPasswordLink, requestPasswordLink } from '../../../accounts/passwords';
import type { PortalResponse } from '../../responses';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import { isInvalidLink, handleFormError, submitForm } from '../submitForm';
import { checkEmailPage, standalonePage, invalidLinkPage } from './standalonePage';
import { signedInRedirect } from './signedInRedirect';

const requestAgainLink = { path: '/forgot-password', text: 'Ask for a new link' };

function forgotPasswordPage(
  request: PortalRequest,
  email = '',
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const fields = field({
    name: 'email',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value: email,
    errors,
  });
  return standalonePage(request, {
    title: 'Choose a password',
    status,
    main: html`<p>We mail you a link to choose a new password, or your first one.</p>
      ${form('/forgot-password', errors, fields, 'Mail me the link')}
      <p><a href="/sign-in">Back to the sign-in</a></p>`,
  });
}

export const showForgotPassword = (request: PortalRequest): PortalResponse => forgotPasswordPage(request);

export async function submitForgotPassword(request: PortalRequest): Promise<PortalResponse> {
  const email = request.form.get('email') ?? '';
  const rejection = await submitForm(request, () => requestPasswordLink(request, email), ['email']);
  if (rejection) return forgotPasswordPage(request, email, rejection.errors, rejection.status);
  return checkEmailPage(request, 'If this address has an account here, a mail with a link is on its way.');
}

export const newPasswordField = (errors: FormErrors): Html =>
  field({
    name: 'password',
    label: 'New password',
    type: 'password',
    autocomplete: 'new-password',
    hint: `At least ${passwordLimits.min} characters. A few words that only you would put together are easy to keep in mind.`,
    errors,
  });

function choosePasswordPage(
  request: PortalRequest,
  token: string,
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const fields = html`${hiddenField('token', token)} ${newPasswordField(errors)}`;
  return standalonePage(request, {
    title: 'Choose a password',
    status,
    main: form('/choose-password', errors, fields, 'Save and sign in'),
  });
}

export async function showChoosePassword(request: PortalRequest): Promise<PortalResponse> {
  const token = request.query.get('token') ?? '';
  try {
    await verifyPasswordLink(request, token);
    return choosePasswordPage(request, token);
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidLinkPage(request, requestAgainLink);
    throw error;
  }
}

export async function submitChoosePassword(request: PortalRequest): Promise<PortalResponse> {
  const token = request.form.get('token') ?? '';
  try {
    return signedInRedirect(
      request,
      await choosePassword(request, { token, password: request.form.get('password') ?? '' }),
    );
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidLinkPage(request, requestAgainLink);
    const { errors, status } = handleFormError(request, error, ['password']);
    return choosePasswordPage(request, token, errors, status);
  }
}
