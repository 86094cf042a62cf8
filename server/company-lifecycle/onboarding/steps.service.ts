import {
  authorize,
  type Context,
  type Db,
  type IdempotentCall,
  runOnce,
  type Viewer,
  type WhiteLabelledCustomer,
} from '../../platform';
import { loadCompany } from '../../company';
import { conflict, notFound } from '../../lib/errors';
import { onboardingSteps, type OnboardingStep } from '../../../contract/enums';
import { deleteDraft, lockOnboarding, setCompletedSteps, type OnboardingRow } from './onboarding.repository';

const titleOf: Readonly<Record<OnboardingStep, string>> = {
  Details: 'your company details',
  Theme: 'your colours and logos',
  ClientBilling: 'client billing',
  PaymentMethod: 'your payment method',
};

export const sortSteps = (steps: Iterable<OnboardingStep>): OnboardingStep[] => {
  const completedSteps = new Set(steps);
  return onboardingSteps.filter((step) => completedSteps.has(step));
};

function requirePending(company: OnboardingRow | undefined): OnboardingRow {
  if (!company) throw notFound('company');
  if (company.status !== 'Pending') throw conflict('Your company is already set up.');
  return company;
}

/**
 * Locks the company until the transaction ends, so that no draft is saved after onboarding is completed.
 * Throws `CONFLICT` unless the company is Pending.
 */
export const lockPending = async (db: Db, companyId: string): Promise<OnboardingRow> =>
  requirePending(await lockOnboarding(db, companyId));

function requireEarlierSteps(step: OnboardingStep, completed: readonly OnboardingStep[]): void {
  const missing = onboardingSteps
    .slice(0, onboardingSteps.indexOf(step))
    .find((earlier) => !completed.includes(earlier));
  if (missing) throw conflict(`Finish ${titleOf[missing]} first.`);
}

interface StepContext {
  db: Db;
  viewer: Viewer;
  /** The company before this step. */
  company: OnboardingRow;
}

/**
 * Completes a step in one transaction, and once per idempotency key. Throws `CONFLICT` unless the company is
 * Pending and all earlier steps are completed.
 */
export async function completeStep(
  ctx: Context,
  step: OnboardingStep,
  run: (context: StepContext) => Promise<{ reopens: OnboardingStep | null } | void>,
  idempotentRequest?: IdempotentCall,
): Promise<WhiteLabelledCustomer> {
  const viewer = authorize(ctx.viewer, 'Admin', 'onboard');
  const { database, settings } = ctx.services;
  const { companyId } = viewer;
  return database.inCompany(companyId, async (db) => {
    // Locks the company before inserting the idempotency key. The foreign key of that row share-locks the
    // company, so two concurrent requests would otherwise deadlock.
    const lockedCompany = await lockOnboarding(db, companyId);
    const apply = async () => {
      const company = requirePending(lockedCompany);
      requireEarlierSteps(step, company.completed_steps);
      const outcome = await run({ db, viewer, company });
      const completedSteps = [...company.completed_steps, step].filter(
        (completedStep) => completedStep !== outcome?.reopens,
      );
      await setCompletedSteps(db, companyId, sortSteps(completedSteps));
      await deleteDraft(db, companyId, step);
      return step;
    };
    await (idempotentRequest ? runOnce(db, companyId, idempotentRequest, apply) : apply());
    return loadCompany(db, settings, companyId);
  });
}
