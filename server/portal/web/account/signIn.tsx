import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import { sessionLifetimeSeconds, signOut } from '../../accounts/sessions';
import { signIn } from '../../accounts/signIn';
import { clearedSessionCookie, sessionCookie } from '../cookies';
import { closedAccountPage } from '../errorPages';
import { Field, Form, HiddenField } from '../forms';
import { StandalonePage } from '../layout';
import { TextLink } from '../links';
import { formValue, type PortalRequest, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, publicForm, publicPage } from '../routes';
import { noRejection, toFormRejection } from '../submitForm';

/**
 * Returns `next` if it is a path of the account, the guides or the card form of the sign-up, else `/account`.
 * Prevents open redirects.
 */
const nextPath = (next: string | null): string =>
  next && /^\/(account|guides|sign-up\/card)([/?][\w\-./?=&%]*)?$/.test(next) ? next : '/account';

/**
 * Redirects with the cookie of a new session. Returns the closed-account page if `token` is null, because a
 * deactivated client gets no session.
 */
export function signedInRedirect(
  request: PortalRequest,
  token: string | null,
  path = '/account',
): PortalResponse {
  if (token === null) return closedAccountPage(request);
  return redirect(path, {
    cookies: [sessionCookie(request.services.settings, token, sessionLifetimeSeconds)],
  });
}

interface SignInInput {
  email: string;
  next: string;
  /** Whether a form was submitted after the session had expired. */
  isSessionExpired?: boolean;
}

const signInPage = (
  request: PortalRequest,
  { email, next, isSessionExpired = false }: SignInInput,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('Sign in')}>
      {isSessionExpired && (
        <div className="notice" role="status">
          <p>{t('Your session has expired, so your changes were not saved. Sign in and try again.')}</p>
        </div>
      )}
      <Form action="/sign-in" errors={errors} button={t('Sign in')}>
        <HiddenField name="next" value={next} />
        <Field name="email" label={t('Email address')} type="email" autoComplete="username" value={email} />
        <Field name="password" label={t('Password')} type="password" autoComplete="current-password" />
      </Form>
      <p>
        <a href="/forgot-password">{t('Forgot your password, or never set one?')}</a>
      </p>
      {request.snapshot.branding.isSignUpOpen && (
        <p>
          <Trans message="New here? <link>Sign up</link>" elements={{ link: <TextLink href="/sign-up" /> }} />
        </p>
      )}
    </StandalonePage>,
    { status },
  );

function showSignIn(request: PortalRequest): PortalResponse {
  const next = nextPath(request.query.get('next'));
  return request.session
    ? redirect(next)
    : signInPage(request, { email: '', next, isSessionExpired: request.query.has('ended') });
}

async function submitSignIn(request: PortalRequest): Promise<PortalResponse> {
  const email = formValue(request, 'email');
  const next = nextPath(request.form.get('next'));
  try {
    const token = await signIn(request, { email, password: formValue(request, 'password') });
    return signedInRedirect(request, token, next);
  } catch (error) {
    return signInPage(request, { email, next }, toFormRejection(request, error));
  }
}

async function submitSignOut(request: SignedInRequest): Promise<PortalResponse> {
  await signOut(request);
  return redirect('/sign-in', { cookies: [clearedSessionCookie(request.services.settings)] });
}

export const signInRoutes = [
  publicPage('/sign-in', showSignIn),
  publicForm('/sign-in', submitSignIn),
  clientForm('/sign-out', submitSignOut, () => '/account'),
];
