import { sessionLifetimeSeconds } from '../../../accounts/sessions';
import { redirect, type PortalResponse } from '../../responses';
import { sessionCookie } from '../../cookies';
import type { PortalRequest } from '../../portalRequest';
import { closedAccountPage } from '../closedAccountPage';

/**
 * Returns `next` if it is a path of the account, the guides or the card form of the sign-up, else `/account`.
 * Prevents open redirects.
 */
export function nextPath(next: string | null): string {
  return next && /^\/(account|guides|sign-up\/card)([/?][\w\-./?=&%]*)?$/.test(next) ? next : '/account';
}

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
