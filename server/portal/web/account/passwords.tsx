import { passwordLimits } from '../../../../contract/team';
import { t } from '../../../lib/i18n/i18n';
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
    <StandalonePage request={request} title={t('Choose a password')}>
      <p>{t('Enter your email address, and we’ll send you a link to choose a password.')}</p>
      <Form action="/forgot-password" errors={errors} button={t('Send link')}>
        <Field name="email" label={t('Email address')} type="email" autoComplete="username" value={email} />
      </Form>
      <p>
        <a href="/sign-in">{t('Back to sign-in')}</a>
      </p>
    </StandalonePage>,
    { status },
  );

async function submitForgotPassword(request: PortalRequest): Promise<PortalResponse> {
  const email = formValue(request, 'email');
  const rejection = await submitForm(request, () => requestPasswordLink(request, email), ['email']);
  if (rejection) return forgotPasswordPage(request, email, rejection);
  return checkEmailPage(request, t('If this address has an account, we’ve emailed it a link.'));
}

export const NewPasswordField = () => (
  <Field
    name="password"
    label={t('New password')}
    type="password"
    autoComplete="new-password"
    hint={t('At least {min} characters. A phrase of several unrelated words is easy to remember.', {
      min: passwordLimits.min,
    })}
  />
);

const choosePasswordPage = (
  request: PortalRequest,
  token: string,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('Choose a password')}>
      <Form action="/choose-password" errors={errors} button={t('Save and sign in')}>
        <HiddenField name="token" value={token} />
        <NewPasswordField />
      </Form>
    </StandalonePage>,
    { status },
  );

const invalidPage = invalidLinkPage({ path: '/forgot-password', label: () => t('Request a new link') });

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
