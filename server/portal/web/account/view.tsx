import { endView, startView } from '../../accounts/views';
import { clearedSessionCookie, sessionCookie } from '../cookies';
import { StandalonePage } from '../layout';
import type { PortalRequest, SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { leaveViewForm, publicPage } from '../routes';
import { withValidLink } from '../submitForm';

const invalidViewLinkPage = (request: PortalRequest): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title="This link no longer works">
      <p>It works once, for a minute. Open the view again from where you came.</p>
    </StandalonePage>,
    { status: 410 },
  );

/**
 * Starts an operator's read-only session as a client. The cookie has no lifetime, so it ends with the browser
 * session.
 */
const showView = withValidLink(invalidViewLinkPage, async (request) => {
  const token = await startView(request, request.query.get('token') ?? '');
  return redirect('/account', { cookies: [sessionCookie(request.services.settings, token)] });
});

async function submitLeaveView(request: SignedInRequest): Promise<PortalResponse> {
  await endView(request);
  return htmlResponse(
    <StandalonePage request={{ ...request, session: null }} title="You have left">
      <p>You no longer look at this as {request.session.clientName}. You can close this page.</p>
    </StandalonePage>,
    { cookies: [clearedSessionCookie(request.services.settings)] },
  );
}

export const viewRoutes = [publicPage('/view', showView), leaveViewForm('/account/leave', submitLeaveView)];
