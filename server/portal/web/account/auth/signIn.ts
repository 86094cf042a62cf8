import { signIn } from '../../../accounts/signIn';
import { signOut } from '../../../accounts/sessions';
import { redirect, type PortalResponse } from '../../responses';
import { clearedSessionCookie } from '../../cookies';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';
import { standalonePage } from './standalonePage';
import { nextPath, signedInRedirect } from './signedInRedirect';

interface SignInInput {
  email: string;
  next: string;
  /** Whether a form was submitted after the session had expired. */
  isSessionExpired?: boolean;
}

const sessionExpiredNotice = html`<div class="notice" role="status">
  <p>You are no longer signed in, so nothing was done yet. Sign in, and go on where you were.</p>
</div>`;

function signInPage(
  request: PortalRequest,
  { email, next, isSessionExpired = false }: SignInInput,
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const fields = html`${hiddenField('next', next)}
  ${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, errors })}
  ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', errors })}`;
  return standalonePage(request, {
    title: 'Sign in',
    status,
    main: html`${isSessionExpired && sessionExpiredNotice} ${form('/sign-in', errors, fields, 'Sign in')}
      <p><a href="/forgot-password">I have forgotten my password, or have none yet</a></p>
      ${request.snapshot.branding.isSignUpOpen && html`<p>New here? <a href="/sign-up">Sign up</a></p>`}`,
  });
}

export function showSignIn(request: PortalRequest): PortalResponse {
  const next = nextPath(request.query.get('next'));
  return request.session
    ? redirect(next)
    : signInPage(request, { email: '', next, isSessionExpired: request.query.has('ended') });
}

export async function submitSignIn(request: PortalRequest): Promise<PortalResponse> {
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const next = nextPath(request.form.get('next'));
  let token: string | null = null;
  const rejection = await submitForm(request, async () => {
    token = await signIn(request, { email, password });
  });
  if (rejection) return signInPage(request, { email, next }, rejection.errors, rejection.status);
  return signedInRedirect(request, token, next);
}

export async function submitSignOut(request: SignedInRequest): Promise<PortalResponse> {
  await signOut(request);
  return redirect('/sign-in', { cookies: [clearedSessionCookie(request.services.settings)] });
}
