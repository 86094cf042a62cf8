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
    <StandalonePage request={request} title="Check your mail">
      <p>{text}</p>
      <p className="muted">Nothing came? Look among the spam, or try again in a few minutes.</p>
    </StandalonePage>,
  );

/**
 * Returns the function that renders the page for an invalid link, such as a used or expired one, with status
 * 410.
 */
export const invalidLinkPage =
  (nextStep: { path: string; text: string }, reason = 'It has been used already, or it has run out.') =>
  (request: PortalRequest): PortalResponse =>
    htmlResponse(
      <StandalonePage request={request} title="This link no longer works">
        <p>{reason}</p>
        <p className="actions">
          <ButtonLink href={nextStep.path}>{nextStep.text}</ButtonLink>
          <SecondaryButtonLink href="/sign-in">Sign in</SecondaryButtonLink>
        </p>
      </StandalonePage>,
      { status: 410 },
    );
