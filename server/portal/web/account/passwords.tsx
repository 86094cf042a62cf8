import { passwordLimits } from '../../../../contract/team';
import { choosePassword, requestPasswordLink, verifyPasswordLink } from '../../accounts/passwords';
import { Field, Form, HiddenField } from '../forms';
import { StandalonePage } from '../layout';
import { formValue, type PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { publicForm, publicPage } from '../routes';
import { noRejection, submitForm, toFormRejection, withValidLink } from '../submitForm';
import { checkEmailPage, invalidLinkPage } from './emailedLinks';
import { signedInRedirect } from './signIn';

const forgotPasswordPage = (
  request: PortalRequest,
  email = '',
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title="Choose a password">
      <p>We mail you a link to choose a new password, or your first one.</p>
      <Form action="/forgot-password" errors={errors} button="Mail me the link">
        <Field name="email" label="Email address" type="email" autoComplete="username" value={email} />
      </Form>
      <p>
        <a href="/sign-in">Back to the sign-in</a>
      </p>
    </StandalonePage>,
    { status },
  );

async function submitForgotPassword(request: PortalRequest): Promise<PortalResponse> {
  const email = formValue(request, 'email');
  const rejection = await submitForm(request, () => requestPasswordLink(request, email), ['email']);
  if (rejection) return forgotPasswordPage(request, email, rejection);
  return checkEmailPage(request, 'If this address has an account here, a mail with a link is on its way.');
}

export const NewPasswordField = () => (
  <Field
    name="password"
    label="New password"
    type="password"
    autoComplete="new-password"
    hint={`At least ${passwordLimits.min} characters. A few words that only you would put together are easy to keep in mind.`}
  />
);

const choosePasswordPage = (
  request: PortalRequest,
  token: string,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title="Choose a password">
      <Form action="/choose-password" errors={errors} button="Save and sign in">
        <HiddenField name="token" value={token} />
        <NewPasswordField />
      </Form>
    </StandalonePage>,
    { status },
  );

const invalidPage = invalidLinkPage({ path: '/forgot-password', text: 'Ask for a new link' });

const showChoosePassword = withValidLink(invalidPage, async (request) => {
  const token = request.query.get('token') ?? '';
  await verifyPasswordLink(request, token);
  return choosePasswordPage(request, token);
});

const submitChoosePassword = withValidLink(invalidPage, async (request) => {
  const token = formValue(request, 'token');
  try {
    const session = await choosePassword(request, { token, password: formValue(request, 'password') });
    return signedInRedirect(request, session);
  } catch (error) {
    return choosePasswordPage(request, token, toFormRejection(request, error, ['password']));
  }
});

export const passwordRoutes = [
  publicPage('/forgot-password', (request) => forgotPasswordPage(request)),
  publicForm('/forgot-password', submitForgotPassword),
  publicPage('/choose-password', showChoosePassword),
  publicForm('/choose-password', submitChoosePassword),
];
