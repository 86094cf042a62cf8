import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/ids';
import { needsCard } from '../../../modules/client-cards/begin';
import { beginOwnPlan } from '../../../modules/client-accounts/self-service/begin';
import { notReady, startOwnCard } from '../../../modules/client-accounts/self-service/cards';
import { readOverview, type Overview } from '../../../modules/client-accounts/self-service/overview';
import { publishedPlan, shownPrice } from '../../../modules/client-accounts/snapshotPlan';
import type { SnapshotPlan } from '../../../modules/deployments/snapshot';
import { sentTo, type SiteAnswer } from '../../answers';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage } from '../accountPage';
import { planSummary, termChoice } from '../entrance/planChoice';
import { cardWords } from '../pages/standingWords';
import type { SiteRequest } from '../../siteRequest';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';
import { cardFields, type CardFields } from './cardFields';

interface Begun {
  plan: SnapshotPlan;
  isYearly: boolean;
  card: string;
}

const hasTrial = ({ session: { status } }: SignedInRequest, { trialDays }: SnapshotPlan): boolean =>
  trialDays > 0 && (status === 'Invited' || status === 'Trialing');

const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

function chargedNow(site: SignedInRequest, plan: SnapshotPlan): string {
  if (isFree(plan)) return 'Nothing is charged.';
  if (hasTrial(site, plan)) return 'Nothing is charged before the trial is over.';
  const first = plan.price + plan.setupFee;
  const monthly = `${formatMoney(first, plan.currency)} is charged now.`;
  if (plan.yearlyPrice === null) return monthly;
  return `The first payment, with what setting up costs, is charged now.`;
}

/** The valid card that is there, or the form for one where the plan needs one. */
async function payment(
  site: SignedInRequest,
  { plan, isYearly, card }: Begun,
  { billing: { cards } }: Overview,
  errors: FormErrors,
): Promise<CardFields> {
  const [known] = cards;
  if (known && known.status !== 'Expired')
    return { fields: html`<p>You pay with your ${cardWords(known)}.</p>` };
  const terms = {
    clientId: site.session.clientId,
    planId: plan.id,
    isYearly,
    withTrial: hasTrial(site, plan),
  };
  if (!needsCard(shownPrice(plan), terms)) return { fields: html`<p>No card is needed.</p>` };
  return cardFields(site, () => startOwnCard(site), card, errors);
}

const hidden = (plan: SnapshotPlan): Html =>
  html`${hiddenField('key', newId())} ${hiddenField('plan', plan.id)}
  ${hiddenField('priceVersion', String(plan.priceVersion))}`;

async function beginPage(
  site: SignedInRequest,
  begun: Begun,
  errors: FormErrors = {},
  status = 200,
): Promise<SiteAnswer> {
  const { plan, isYearly } = begun;
  const overview = await readOverview(site);
  if (overview.billing.subscription) return sentTo('/account/plan');
  const isReady = (overview.billing.canCharge || isFree(plan)) && site.session.viewedBy === null;
  const paid = isReady ? await payment(site, begun, overview, errors) : null;
  const button = hasTrial(site, plan) ? 'Begin the trial' : `Begin ${plan.name}`;
  return accountPage(site, {
    title: 'Begin your plan',
    status,
    policy: paid?.policy,
    scripts: paid?.scripts,
    main: html`${planSummary(plan)}
      ${
        paid
          ? html`<p>${chargedNow(site, plan)}</p>
              ${form('/sign-up/card', errors, html`${hidden(plan)} ${termChoice(plan, isYearly)} ${paid.fields}`, button)}`
          : html`<p>${notReady(site).message}</p>`
      }
      <p><a href="/account">Not now</a></p>`,
  });
}

const chosen = (site: SignedInRequest, given: URLSearchParams): Begun | null => {
  const plan = publishedPlan(site.snapshot, given.get('plan'));
  return plan && { plan, isYearly: given.get('yearly') === '1', card: given.get('card') ?? '' };
};

/** Where the plan that was chosen still is. */
export const beginPlanPage = ({ form: sent }: Pick<SiteRequest, 'form'>): string =>
  `/sign-up/card?${new URLSearchParams({ plan: sent.get('plan') ?? '', yearly: sent.get('yearly') ?? '' }).toString()}`;

export async function showBeginPlan(site: SignedInRequest): Promise<SiteAnswer> {
  const begun = chosen(site, site.query);
  return begun ? beginPage(site, begun) : sentTo('/account/plan');
}

export async function takeBeginPlan(site: SignedInRequest): Promise<SiteAnswer> {
  const begun = chosen(site, site.form);
  if (!begun) return sentTo('/account/plan');
  const read = (name: string): string => site.form.get(name) ?? '';
  const { plan, isYearly, card } = begun;
  const priceVersion = Number(read('priceVersion'));
  const refused = await tried(
    site,
    () => beginOwnPlan(site, { planId: plan.id, isYearly, priceVersion, card, key: read('key') }),
    ['card'],
  );
  if (refused) return beginPage(site, begun, refused.errors, refused.status);
  return sentTo('/account?done=begun');
}
