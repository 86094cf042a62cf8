import { startView, endView } from '../../../accounts/views';
import { redirect, type PortalResponse } from '../../responses';
import { clearedSessionCookie, sessionCookie } from '../../cookies';
import { html } from '../../html';
import { standalonePage } from '../auth/standalonePage';
import type { PortalRequest } from '../../portalRequest';
import type { SignedInRequest } from '../routeBuilders';
import { isInvalidLink } from '../submitForm';

const invalidViewLinkPage = (request: PortalRequest): PortalResponse =>
  standalonePage(request, {
    title: 'This link no longer works',
    status: 410,
    main: html`<p>It works once, for a minute. Open the view again from where you came.</p>`,
  });

/**
 * Starts an operator's read-only session as a client. The cookie has no lifetime, so it ends with the browser
 * session.
 */
export async function showView(request: PortalRequest): Promise<PortalResponse> {
  try {
    const token = await startView(request, request.query.get('token') ?? '');
    return redirect('/account', { cookies: [sessionCookie(request.services.settings, token)] });
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidViewLinkPage(request);
    throw error;
  }
}

export async function submitLeaveView(request: SignedInRequest): Promise<PortalResponse> {
  await endView(request);
  return standalonePage(
    { ...request, session: null },
    {
      title: 'You have left',
      main: html`<p>
        You no longer look at this as ${request.session.clientName}. You can close this page.
      </p>`,
      cookies: [clearedSessionCookie(request.services.settings)],
    },
  );
}
