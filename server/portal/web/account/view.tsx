import { t } from '../../../lib/i18n/i18n';
import { endView, startView } from '../../accounts/views';
import { clearedSessionCookie, sessionCookie } from '../cookies';
import { StandalonePage } from '../layout';
import type { PortalRequest, SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { leaveViewForm, publicPage } from '../routes';
import { withValidLink } from '../submitForm';

const invalidViewLinkPage = (request: PortalRequest): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('This link is no longer valid')}>
      <p>
        {t(
          'The link works once and expires after one minute. Open the client view again from the client in your console.',
        )}
      </p>
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
    <StandalonePage request={{ ...request, session: null }} title={t('Client view closed')}>
      <p>
        {t('You’re no longer viewing the client dashboard as {clientName}. You can close this page.', {
          clientName: request.session.clientName,
        })}
      </p>
    </StandalonePage>,
    { cookies: [clearedSessionCookie(request.services.settings)] },
  );
}

export const viewRoutes = [publicPage('/view', showView), leaveViewForm('/account/leave', submitLeaveView)];
