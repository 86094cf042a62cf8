import { langOf } from '../../../brand';
import { t } from '../../../lib/i18n/i18n';
import { GuideLinks, openGuides } from '../guideLinks';
import { Page } from '../layout';
import { ButtonLink, SecondaryButtonLink } from '../links';
import { PlanCards } from '../planCards';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { snapshotPage } from '../routes';

const maxPlans = 3;
const maxGuides = 3;

function Actions({ snapshot: { branding, plans }, session }: PortalRequest) {
  return (
    <p className="actions">
      {session ? (
        <ButtonLink href="/account">{t('Go to my account')}</ButtonLink>
      ) : (
        <>
          {branding.isSignUpOpen && <ButtonLink href="/sign-up">{t('Sign up')}</ButtonLink>}
          <SecondaryButtonLink href="/sign-in">{t('Sign in')}</SecondaryButtonLink>
        </>
      )}
      {plans.length > 0 && !branding.isSignUpOpen && (
        <SecondaryButtonLink href="/plans">{t('View plans')}</SecondaryButtonLink>
      )}
    </p>
  );
}

function Plans(request: PortalRequest) {
  const { plans } = request.snapshot;
  if (plans.length === 0) return null;
  return (
    <section className="wide middle">
      <h2>{t('Plans')}</h2>
      <PlanCards request={request} plans={plans.slice(0, maxPlans)} heading="h3" />
      {plans.length > maxPlans && (
        <p className="actions">
          <SecondaryButtonLink href="/plans">
            {t('{count, plural, one {View # plan} other {View all # plans}}', { count: plans.length })}
          </SecondaryButtonLink>
        </p>
      )}
    </section>
  );
}

function Guides(request: PortalRequest) {
  const guides = openGuides(request);
  if (guides.length === 0) return null;
  return (
    <section className="wide">
      <h2>{t('Guides')}</h2>
      <GuideLinks guides={guides.slice(0, maxGuides)} heading="h3" />
      {guides.length > maxGuides && (
        <p className="actions">
          <a href="/guides">{t('All guides')}</a>
        </p>
      )}
    </section>
  );
}

function homePage(request: PortalRequest): PortalResponse {
  const { branding } = request.snapshot;
  const { title, tagline, introduction } = branding;
  return htmlResponse(
    <Page request={request} title={title}>
      <section className="hero">
        <div className="wide">
          <h1 dir="auto" lang={tagline ? langOf(branding, 'tagline') : undefined}>
            {tagline ?? title}
          </h1>
          {introduction && (
            <p className="lead" dir="auto" lang={langOf(branding, 'introduction')}>
              {introduction}
            </p>
          )}
          <Actions {...request} />
        </div>
      </section>
      <Plans {...request} />
      <Guides {...request} />
    </Page>,
  );
}

export const homeRoute = snapshotPage('/', homePage);
