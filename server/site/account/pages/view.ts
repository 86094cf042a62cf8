import { enterView, leaveView } from '../../../modules/client-accounts/views';
import { sentTo, type SiteAnswer } from '../../answers';
import { endedSessionCookie, sessionCookie } from '../../cookies';
import { html } from '../../html';
import { entrancePage } from '../entrance/entrancePage';
import type { SiteRequest } from '../../siteRequest';
import type { SignedInRequest } from '../signedIn';
import { isLinkUsed } from '../tried';

const viewUsed = (site: SiteRequest): SiteAnswer =>
  entrancePage(site, {
    title: 'This link no longer works',
    status: 410,
    main: html`<p>It works once, for a minute. Open the view again from where you came.</p>`,
  });

/** Where an operator comes in, to look on as a client. Its cookie goes with the browser. */
export async function showView(site: SiteRequest): Promise<SiteAnswer> {
  try {
    const token = await enterView(site, site.query.get('token') ?? '');
    return sentTo('/account', { cookies: [sessionCookie(site.services.settings, token)] });
  } catch (error) {
    if (isLinkUsed(site, error)) return viewUsed(site);
    throw error;
  }
}

export async function takeLeave(site: SignedInRequest): Promise<SiteAnswer> {
  await leaveView(site);
  return entrancePage(
    { ...site, session: null },
    {
      title: 'You have left',
      main: html`<p>You no longer look at this as ${site.session.clientName}. You can close this page.</p>`,
      cookies: [endedSessionCookie(site.services.settings)],
    },
  );
}
