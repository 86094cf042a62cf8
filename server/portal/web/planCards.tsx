import type { ReactElement } from 'react';
import { t } from '../../lib/i18n/i18n';
import { Trans } from '../../lib/i18n/Trans';
import { formatMoney } from '../../lib/money';
import { recurringPrice } from '../../lib/recurringPrice';
import type { PlanInterval } from '../../../contract/enums';
import { langOf, type SnapshotPlan } from '../../brand';
import { ButtonLink } from './links';
import type { PortalRequest } from './portalRequest';

interface Price {
  price: number;
  interval: PlanInterval;
  intervalCount: number;
}

interface PriceValues {
  amount: string;
  count: number;
}

/** Returns a price such as `€12.50 per month`, or `Free`. */
export const priceText = (price: Price, currency: string): string =>
  price.price === 0 ? t('Free') : recurringPrice(formatMoney(price.price, currency), price);

const elements = { small: <small /> };

/** Prices as in `priceText`, with the interval in small print. */
const cardPrices: Readonly<Record<PlanInterval, (values: PriceValues) => ReactElement>> = {
  Week: (values) => (
    <Trans
      message="{count, plural, =1 {{amount} <small>per week</small>} other {{amount} <small>every # weeks</small>}}"
      values={values}
      elements={elements}
    />
  ),
  Month: (values) => (
    <Trans
      message="{count, plural, =1 {{amount} <small>per month</small>} other {{amount} <small>every # months</small>}}"
      values={values}
      elements={elements}
    />
  ),
  Year: (values) => (
    <Trans
      message="{count, plural, =1 {{amount} <small>per year</small>} other {{amount} <small>every # years</small>}}"
      values={values}
      elements={elements}
    />
  ),
};

/** Returns whether the plan never costs anything. */
export const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

const formatPrice = (amount: number, { currency }: SnapshotPlan): string => formatMoney(amount, currency);

function taxText(plan: SnapshotPlan): string | null {
  if (isFree(plan) || plan.taxBehavior === 'Unspecified') return null;
  return plan.taxBehavior === 'Inclusive' ? t('Price includes tax.') : t('Price excludes tax.');
}

function trialText({ trialDays: days, requireCardForTrial }: SnapshotPlan): string | null {
  if (days === 0) return null;
  return requireCardForTrial
    ? t('{days, plural, one {#-day free trial. Card required.} other {#-day free trial. Card required.}}', {
        days,
      })
    : t(
        '{days, plural, one {#-day free trial. No card required.} other {#-day free trial. No card required.}}',
        {
          days,
        },
      );
}

const setupFeeText = (plan: SnapshotPlan): string | null =>
  plan.setupFee > 0 ? t('One-time setup fee: {amount}.', { amount: formatPrice(plan.setupFee, plan) }) : null;

const startTerms = (plan: SnapshotPlan) => [
  plan.yearlyPrice === null
    ? null
    : t('Or {amount} per year, paid upfront.', { amount: formatPrice(plan.yearlyPrice, plan) }),
  trialText(plan),
  setupFeeText(plan),
  taxText(plan),
];

// A change starts no trial, and clients who pay yearly continue to do so.
const changeTerms = (plan: SnapshotPlan) => [
  plan.yearlyPrice === null
    ? null
    : t('{amount} per year with yearly billing.', { amount: formatPrice(plan.yearlyPrice, plan) }),
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

export const PlanName = ({ plan }: { plan: SnapshotPlan }) => (
  <bdi lang={langOf(plan, 'name')}>{plan.name}</bdi>
);

/** The plan that the client has chosen, with its price and terms. */
export const PlanSummary = ({ plan }: { plan: SnapshotPlan }) => (
  <div className="card">
    <h2>
      <PlanName plan={plan} />
    </h2>
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
          <Heading>
            <PlanName plan={plan} />
          </Heading>
          {plan.isPopular && <p className="badge">{t('Most popular')}</p>}
        </div>
        {plan.description && (
          <p className="muted">
            <bdi lang={langOf(plan, 'description')}>{plan.description}</bdi>
          </p>
        )}
        <p className="price">
          {plan.price === 0
            ? t('Free')
            : cardPrices[plan.interval]({
                amount: formatPrice(plan.price, plan),
                count: plan.intervalCount,
              })}
        </p>
        {plan.features.length > 0 && (
          <ul className="features">
            {plan.features.map((feature, index) => (
              <li key={index}>
                <bdi lang={langOf(plan, 'features')}>{feature}</bdi>
              </li>
            ))}
          </ul>
        )}
        <PlanTerms plan={plan} />
        {snapshot.branding.isSignUpOpen && !session && (
          <p className="actions">
            <ButtonLink href={`/sign-up?plan=${plan.id}`}>
              {t('Choose {plan}', { plan: plan.name })}
            </ButtonLink>
          </p>
        )}
      </li>
    ))}
  </ul>
);
