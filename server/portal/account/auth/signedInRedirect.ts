import { sessionLifetimeSeconds } from '../../../modules/portal-accounts/sessions';
import { redirect, type PortalResponse } from '../../responses';
import { sessionCookie } from '../../cookies';
import type { PortalRequest } from '../../portalRequest';
import { closedAccountPage } from '../closedAccountPage';

/** Returns the path to continue at after sign-in. Ignores other paths, to prevent open redirects. */
export function nextPath(next: string | null): string {
  return next && /^\/(account|guides|sign-up\/card)([/?][\w\-./?=&%]*)?$/.test(next) ? next : '/account';
}

/**
 * Redirects with the cookie of a new session. Shows the closed-account page if a deactivated client has no
 * token.
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
