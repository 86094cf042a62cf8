import { htmlResponse, type PortalResponse } from '../responses';
import { html, type Html } from '../html';
import { page } from '../layout';
import { openGuides } from '../openGuides';
import type { PortalRequest } from '../portalRequest';
import { guideLinks } from './guideList';
import { planCards } from './planCard';

const maxPlans = 3;
const maxGuides = 3;

function actions({ snapshot: { branding, plans }, session }: PortalRequest): Html {
  const accountLinks = session
    ? html`<a class="button" href="/account">Go to my account</a>`
    : html`${branding.isSignUpOpen && html`<a class="button" href="/sign-up">Sign up</a>`}
        <a class="button second" href="/sign-in">Sign in</a>`;
  const showsPlansLink = plans.length > 0 && !branding.isSignUpOpen;
  return html`<p class="actions">
    ${accountLinks} ${showsPlansLink && html`<a class="button second" href="/plans">See the plans</a>`}
  </p>`;
}

function plansTeaser(request: PortalRequest): Html | null {
  const { plans } = request.snapshot;
  if (plans.length === 0) return null;
  return html`<section class="wide middle">
    <h2>Plans</h2>
    ${planCards(request, plans.slice(0, maxPlans), 3)}
    ${plans.length > maxPlans && html`<p class="actions"><a class="button second" href="/plans">All ${plans.length} plans</a></p>`}
  </section>`;
}

function guidesTeaser(request: PortalRequest): Html | null {
  const guides = openGuides(request);
  if (guides.length === 0) return null;
  return html`<section class="wide">
    <h2>Guides</h2>
    ${guideLinks(guides.slice(0, maxGuides), 3)}
    ${guides.length > maxGuides && html`<p class="actions"><a href="/guides">All guides</a></p>`}
  </section>`;
}

export function homePage(request: PortalRequest): PortalResponse {
  const { title, tagline, introduction } = request.snapshot.branding;
  return htmlResponse(
    page({
      request,
      title,
      main: html`<section class="hero">
          <div class="wide">
            <h1 dir="auto">${tagline ?? title}</h1>
            ${introduction && html`<p class="lead" dir="auto">${introduction}</p>`} ${actions(request)}
          </div>
        </section>
        ${plansTeaser(request)} ${guidesTeaser(request)}`,
    }),
  );
}
