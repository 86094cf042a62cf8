import { signIn } from '../../../modules/client-accounts/signIn';
import { signOut } from '../../../modules/client-accounts/sessions';
import { sentTo, type SiteAnswer } from '../../answers';
import { endedSessionCookie } from '../../cookies';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';
import { entrancePage } from './entrancePage';
import { nextPath, welcomed } from './welcomed';

interface Typed {
  email: string;
  next: string;
  /** A form was sent after the session was over. */
  hasEnded?: boolean;
}

const ended = html`<div class="notice" role="status">
  <p>You are no longer signed in, so nothing was done yet. Sign in, and go on where you were.</p>
</div>`;

function signInForm(
  site: SiteRequest,
  { email, next, hasEnded = false }: Typed,
  errors: FormErrors = {},
  status = 200,
): SiteAnswer {
  const fields = html`${hiddenField('next', next)}
  ${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, errors })}
  ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', errors })}`;
  return entrancePage(site, {
    title: 'Sign in',
    status,
    main: html`${hasEnded && ended} ${form('/sign-in', errors, fields, 'Sign in')}
      <p><a href="/forgot-password">I have forgotten my password, or have none yet</a></p>
      ${site.snapshot.branding.isSignUpOpen && html`<p>New here? <a href="/sign-up">Sign up</a></p>`}`,
  });
}

export function showSignIn(site: SiteRequest): SiteAnswer {
  const next = nextPath(site.query.get('next'));
  return site.session
    ? sentTo(next)
    : signInForm(site, { email: '', next, hasEnded: site.query.has('ended') });
}

export async function takeSignIn(site: SiteRequest): Promise<SiteAnswer> {
  const email = site.form.get('email') ?? '';
  const password = site.form.get('password') ?? '';
  const next = nextPath(site.form.get('next'));
  let token: string | null = null;
  const refused = await tried(site, async () => {
    token = await signIn(site, { email, password });
  });
  if (refused) return signInForm(site, { email, next }, refused.errors, refused.status);
  return welcomed(site, token, next);
}

export async function takeSignOut(site: SignedInRequest): Promise<SiteAnswer> {
  await signOut(site);
  return sentTo('/sign-in', { cookies: [endedSessionCookie(site.services.settings)] });
}
