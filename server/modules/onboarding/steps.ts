import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { authorise } from '../../permissions';
import type { OnboardingStep, WhiteLabelledCustomer } from '../../schema.generated';
import { loadCompany } from '../company/service';
import { onlyOnce, type Press } from '../idempotency/onlyOnce';
import { deleteDraft, lockOnboarding, setCompletedSteps, type OnboardingRow } from './sql';

const stepOrder: readonly OnboardingStep[] = ['Details', 'Theme', 'ClientBilling', 'PaymentMethod'];

const titleOf: Readonly<Record<OnboardingStep, string>> = {
  Details: 'your company details',
  Theme: 'your colours and logos',
  ClientBilling: 'client billing',
  PaymentMethod: 'your payment method',
};

export const inOrder = (steps: Iterable<OnboardingStep>): OnboardingStep[] => {
  const done = new Set(steps);
  return stepOrder.filter((step) => done.has(step));
};

function requirePending(company: OnboardingRow | undefined): OnboardingRow {
  if (!company) throw notFound('company');
  if (company.status !== 'Pending') throw new DomainError('CONFLICT', 'Your company is already set up.');
  return company;
}

/** The company's row, held until the transaction ends, so that two tabs can't both finish onboarding. */
export const lockPending = async (db: Db, companyId: string): Promise<OnboardingRow> =>
  requirePending(await lockOnboarding(db, companyId));

function requireEarlierSteps(step: OnboardingStep, completed: readonly OnboardingStep[]): void {
  const missing = stepOrder.slice(0, stepOrder.indexOf(step)).find((earlier) => !completed.includes(earlier));
  if (missing) throw new DomainError('CONFLICT', `Finish ${titleOf[missing]} first.`);
}

interface StepWork {
  db: Db;
  viewer: Viewer;
  /** As it was before this step. */
  company: OnboardingRow;
}

/** Takes one step in a transaction, and once for a press: an Admin of a Pending company, the steps before it done. */
export async function takeStep(
  ctx: Context,
  step: OnboardingStep,
  work: (given: StepWork) => Promise<{ reopens: OnboardingStep | null } | void>,
  press?: Press,
): Promise<WhiteLabelledCustomer> {
  const viewer = authorise(ctx.viewer, 'Admin', 'onboard');
  const { database, settings } = ctx.services;
  const { companyId } = viewer;
  return database.inCompany(companyId, async (db) => {
    // Before the key is taken: it refers to the company, which two who had theirs already could not lock any more.
    const locked = await lockOnboarding(db, companyId);
    const take = async () => {
      const company = requirePending(locked);
      requireEarlierSteps(step, company.completed_steps);
      const outcome = await work({ db, viewer, company });
      const done = [...company.completed_steps, step].filter((taken) => taken !== outcome?.reopens);
      await setCompletedSteps(db, companyId, inOrder(done));
      await deleteDraft(db, companyId, step);
      return step;
    };
    await (press ? onlyOnce(db, companyId, press, take) : take());
    return loadCompany(db, settings, companyId);
  });
}
