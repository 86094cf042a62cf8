import { formatMoney } from '../../lib/money';
import type { PlanInterval } from '../../../contract/enums';
import type { SnapshotPlan } from '../../brand';
import { ButtonLink } from './links';
import type { PortalRequest } from './portalRequest';

interface Price {
  price: number;
  interval: PlanInterval;
  intervalCount: number;
}

/** Returns the interval of a price, such as `per month` or `every 3 months`. */
function intervalText({ interval, intervalCount }: Price): string {
  const unit = interval.toLowerCase();
  return intervalCount === 1 ? `per ${unit}` : `every ${intervalCount} ${unit}s`;
}

/** Returns a price such as `€12.50 per month`, or `Free`. */
export const priceText = (price: Price, currency: string): string =>
  price.price === 0 ? 'Free' : `${formatMoney(price.price, currency)} ${intervalText(price)}`;

/** Returns whether the plan never costs anything. */
export const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

const formatPrice = (amount: number, { currency }: SnapshotPlan): string => formatMoney(amount, currency);

function taxText(plan: SnapshotPlan): string | null {
  if (isFree(plan) || plan.taxBehavior === 'Unspecified') return null;
  return plan.taxBehavior === 'Inclusive' ? 'Tax is included.' : 'Tax is added to the price.';
}

function trialText({ trialDays, requireCardForTrial }: SnapshotPlan): string | null {
  if (trialDays === 0) return null;
  const days = trialDays === 1 ? 'first day is' : `first ${trialDays} days are`;
  return `The ${days} free. ${requireCardForTrial ? 'A card is needed to begin.' : 'No card is needed to begin.'}`;
}

const setupFeeText = (plan: SnapshotPlan): string | null =>
  plan.setupFee > 0 ? `Setup fee: ${formatPrice(plan.setupFee, plan)}, charged once.` : null;

const startTerms = (plan: SnapshotPlan) => [
  plan.yearlyPrice === null ? null : `Or ${formatPrice(plan.yearlyPrice, plan)} per year, paid at once.`,
  trialText(plan),
  setupFeeText(plan),
  taxText(plan),
];

// A change starts no trial, and clients who pay yearly continue to do so.
const changeTerms = (plan: SnapshotPlan) => [
  plan.yearlyPrice === null
    ? null
    : `${formatPrice(plan.yearlyPrice, plan)} per year if you pay by the year.`,
  setupFeeText(plan),
  taxText(plan),
];

interface PlanTermsProps {
  plan: SnapshotPlan;
  /** Whether the client has a plan and would change to this one. */
  isChange?: boolean;
}

/** The terms of a plan besides its price, one short sentence each. */
export const PlanTerms = ({ plan, isChange = false }: PlanTermsProps) =>
  (isChange ? changeTerms : startTerms)(plan).map(
    (term) =>
      term && (
        <p key={term} className="small muted">
          {term}
        </p>
      ),
  );

/** The plan that the client has chosen, with its price and terms. */
export const PlanSummary = ({ plan }: { plan: SnapshotPlan }) => (
  <div className="card">
    <h2 dir="auto">{plan.name}</h2>
    <p>{priceText(plan, plan.currency)}</p>
    <PlanTerms plan={plan} />
  </div>
);

interface PlanCardsProps {
  request: PortalRequest;
  plans: readonly SnapshotPlan[];
  /** The heading level of the names. */
  heading: 'h2' | 'h3';
}

/** The offered plans, each with a link to sign up for it. */
export const PlanCards = ({ request: { snapshot, session }, plans, heading: Heading }: PlanCardsProps) => (
  <ul className="cards">
    {plans.map((plan) => (
      <li key={plan.id} className={plan.isPopular ? 'card popular' : 'card'}>
        <div className="card-head">
          <Heading dir="auto">{plan.name}</Heading>
          {plan.isPopular && <p className="badge">Most popular</p>}
        </div>
        {plan.description && (
          <p className="muted" dir="auto">
            {plan.description}
          </p>
        )}
        <p className="price">
          {plan.price === 0 ? (
            'Free'
          ) : (
            <>
              {formatPrice(plan.price, plan)} <small>{intervalText(plan)}</small>
            </>
          )}
        </p>
        {plan.features.length > 0 && (
          <ul className="features">
            {plan.features.map((feature, index) => (
              <li key={index} dir="auto">
                {feature}
              </li>
            ))}
          </ul>
        )}
        <PlanTerms plan={plan} />
        {snapshot.branding.isSignUpOpen && !session && (
          <p className="actions">
            <ButtonLink href={`/sign-up?plan=${plan.id}`}>Choose {plan.name}</ButtonLink>
          </p>
        )}
      </li>
    ))}
  </ul>
);
