import { shown, type SiteAnswer } from '../answers';
import { html, type Html } from '../html';
import { page } from '../layout';
import { openGuides } from '../openGuides';
import type { SiteRequest } from '../siteRequest';
import { guideLinks } from './guideList';
import { planCards } from './planCard';

const mostPlans = 3;
const mostGuides = 3;

function actions({ snapshot: { branding, plans }, session }: SiteRequest): Html {
  const entrance = session
    ? html`<a class="button" href="/account">Go to my account</a>`
    : html`${branding.isSignUpOpen && html`<a class="button" href="/sign-up">Sign up</a>`}
        <a class="button second" href="/sign-in">Sign in</a>`;
  const isPlansFirst = plans.length > 0 && !branding.isSignUpOpen;
  return html`<p class="actions">
    ${entrance} ${isPlansFirst && html`<a class="button second" href="/plans">See the plans</a>`}
  </p>`;
}

function plansTeaser(site: SiteRequest): Html | null {
  const { plans } = site.snapshot;
  if (plans.length === 0) return null;
  return html`<section class="wide middle">
    <h2>Plans</h2>
    ${planCards(site, plans.slice(0, mostPlans), 3)}
    ${plans.length > mostPlans && html`<p class="actions"><a class="button second" href="/plans">All ${plans.length} plans</a></p>`}
  </section>`;
}

function guidesTeaser(site: SiteRequest): Html | null {
  const guides = openGuides(site);
  if (guides.length === 0) return null;
  return html`<section class="wide">
    <h2>Guides</h2>
    ${guideLinks(guides.slice(0, mostGuides), 3)}
    ${guides.length > mostGuides && html`<p class="actions"><a href="/guides">All guides</a></p>`}
  </section>`;
}

export function homePage(site: SiteRequest): SiteAnswer {
  const { title, tagline, introduction } = site.snapshot.branding;
  return shown(
    page({
      site,
      title,
      main: html`<section class="hero">
          <div class="wide">
            <h1 dir="auto">${tagline ?? title}</h1>
            ${introduction && html`<p class="lead" dir="auto">${introduction}</p>`} ${actions(site)}
          </div>
        </section>
        ${plansTeaser(site)} ${guidesTeaser(site)}`,
    }),
  );
}
