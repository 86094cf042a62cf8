import { sessionLifetimeSeconds } from '../../../modules/client-accounts/sessions';
import { sentTo, type SiteAnswer } from '../../answers';
import { sessionCookie } from '../../cookies';
import type { SiteRequest } from '../../siteRequest';
import { farewellPage } from '../farewell';

/** A place of the client's own to go on to; anything else would lead people astray in the company's name. */
export function nextPath(next: string | null): string {
  return next && /^\/(account|guides|sign-up\/card)([/?][\w\-./?=&%]*)?$/.test(next) ? next : '/account';
}

/** In, with the token of a new session; a deactivated client has none, and is told so. */
export function welcomed(site: SiteRequest, token: string | null, path = '/account'): SiteAnswer {
  if (token === null) return farewellPage(site);
  return sentTo(path, {
    cookies: [sessionCookie(site.services.settings, token, sessionLifetimeSeconds)],
  });
}
