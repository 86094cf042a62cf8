import { t } from '../../../lib/i18n/i18n';
import { StandalonePage } from '../layout';
import { ButtonLink, SecondaryButtonLink } from '../links';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';

/**
 * Renders the page that tells the visitor to check their email. `text` must be the same for known and unknown
 * addresses, to prevent account enumeration.
 */
export const checkEmailPage = (request: PortalRequest, text: string): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('Check your email')}>
      <p>{text}</p>
      <p className="muted">
        {t('Didn’t get the email? Check your spam folder, or try again in a few minutes.')}
      </p>
    </StandalonePage>,
  );

/**
 * Returns the function that renders the page for an invalid link, such as a used or expired one, with status
 * 410.
 */
export const invalidLinkPage =
  (
    nextStep: { path: string; label: () => string },
    reason = () => t('It was already used, or it has expired.'),
  ) =>
  (request: PortalRequest): PortalResponse =>
    htmlResponse(
      <StandalonePage request={request} title={t('This link is no longer valid')}>
        <p>{reason()}</p>
        <p className="actions">
          <ButtonLink href={nextStep.path}>{nextStep.label()}</ButtonLink>
          <SecondaryButtonLink href="/sign-in">{t('Sign in')}</SecondaryButtonLink>
        </p>
      </StandalonePage>,
      { status: 410 },
    );
