import { type OnboardingStep, onboardingSteps } from '../../../contract/enums';
import {
  clientBillingPlanInput,
  paymentMethodInput,
  pricingIn,
  saveCard,
  saveFirstPlan,
  withAttachedBillingCard,
} from '../../billing';
import {
  applyTheme,
  beginDeployment,
  logoLinksOf,
  missingLogos,
  themeOf,
  themeSetupInput,
} from '../../brand';
import { claimSubdomain, companyDetailsInput, loadCompany, saveCompanyDetails } from '../../company';
import { badInput, conflict, notFound } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  type AttachedCard,
  authorize,
  type ClientBillingPlanInput,
  type CompanyDetailsInput,
  type Context,
  type Db,
  type IdempotentCall,
  type Onboarding,
  type PaymentMethodInput,
  runOnce,
  type ThemeSetupInput,
  type Viewer,
  type WhiteLabelledCustomer,
} from '../../platform';
import { changeCompanyStatus } from '../transitions';
import {
  deleteDraft,
  deleteDrafts,
  lockOnboarding,
  type OnboardingRow,
  saveDraft,
  selectDrafts,
  selectOnboarding,
  setCompletedSteps,
} from './onboarding.repository';

const incompleteMessages: Readonly<Record<OnboardingStep, () => string>> = {
  Details: () => t('Complete your company details first.'),
  Theme: () => t('Choose your colors and logos first.'),
  ClientBilling: () => t('Set up client billing first.'),
  PaymentMethod: () => t('Add a payment method first.'),
};

const sortSteps = (steps: Iterable<OnboardingStep>): OnboardingStep[] => {
  const completedSteps = new Set(steps);
  return onboardingSteps.filter((step) => completedSteps.has(step));
};

function requirePending(company: OnboardingRow | undefined): OnboardingRow {
  if (!company) throw notFound();
  if (company.status !== 'Pending') throw conflict(t('Your company is already set up.'));
  return company;
}

/**
 * Locks the company until the transaction ends, so that no draft is saved after onboarding is completed.
 * Throws `CONFLICT` unless the company is Pending.
 */
const lockPending = async (db: Db, companyId: string): Promise<OnboardingRow> =>
  requirePending(await lockOnboarding(db, companyId));

function requireEarlierSteps(step: OnboardingStep, completed: readonly OnboardingStep[]): void {
  const missing = onboardingSteps
    .slice(0, onboardingSteps.indexOf(step))
    .find((earlier) => !completed.includes(earlier));
  if (missing) throw conflict(incompleteMessages[missing]());
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
async function completeStep(
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

/**
 * Claims a subdomain, activates the company, deletes its onboarding drafts and starts the first deployment.
 */
async function activateCompany(db: Db, ctx: Context, companyId: string, companyName: string): Promise<void> {
  await claimSubdomain(db, companyId, companyName);
  await deleteDrafts(db, companyId);
  await changeCompanyStatus(db, ctx, companyId, 'Active');
  const deployment = { kind: 'Subdomain', trigger: 'Onboarding' } as const;
  await beginDeployment(db, ctx.services, ctx, companyId, deployment);
}

const maxBytes = 10_000;

// Matches the JSON escapes that PostgreSQL's jsonb rejects: NUL and lone surrogates. The first alternative
// skips escaped backslashes, so that text that only looks like an escape stays.
const unsupportedEscapes = /\\(\\|u0000|ud[89a-f][0-9a-f]{2})/gi;

/** Serializes a draft without the escapes that jsonb rejects. Throws `BAD_USER_INPUT` above 10 kB. */
function toDraftJson(draft: Record<string, unknown>): string {
  const json = JSON.stringify(draft).replace(unsupportedEscapes, (escape) =>
    escape === '\\\\' ? escape : '',
  );
  if (Buffer.byteLength(json) > maxBytes) {
    throw badInput({ draft: t('This draft is too long. Complete the step to save it.') });
  }
  return json;
}

async function loadOnboarding(db: Db, ctx: Context, companyId: string): Promise<Onboarding> {
  const company = await selectOnboarding(db, companyId);
  if (!company) throw notFound();
  const theme = await themeOf(db, companyId);
  return {
    completedSteps: sortSteps(company.completed_steps),
    drafts: await selectDrafts(db, companyId),
    ...logoLinksOf(ctx, companyId, theme ?? { squareLogo: null, fullLogo: null }),
  };
}

export async function onboarding(ctx: Context): Promise<Onboarding> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadOnboarding(db, ctx, companyId));
}

export async function saveOnboardingDraft(
  ctx: Context,
  step: OnboardingStep,
  draft: Record<string, unknown>,
): Promise<Onboarding> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'onboard');
  const json = toDraftJson(draft);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockPending(db, companyId);
    await saveDraft(db, companyId, step, json);
    return loadOnboarding(db, ctx, companyId);
  });
}

export function submitCompanyDetails(
  ctx: Context,
  input: CompanyDetailsInput,
): Promise<WhiteLabelledCustomer> {
  return completeStep(ctx, 'Details', async ({ db, viewer, company }) => {
    const details = parseInput(companyDetailsInput, input);
    await saveCompanyDetails(db, ctx, viewer.companyId, details);
    // A price has no meaning in another currency, so the plan must be reviewed again.
    return { reopens: details.currency === company.currency ? null : 'ClientBilling' };
  });
}

export function submitCompanyTheme(ctx: Context, input: ThemeSetupInput): Promise<WhiteLabelledCustomer> {
  return completeStep(ctx, 'Theme', async ({ db, viewer }) => {
    const theme = parseInput(themeSetupInput, input);
    const missing = await missingLogos(db, viewer.companyId);
    if (Object.keys(missing).length > 0) throw badInput(missing);
    await applyTheme(db, ctx, viewer.companyId, theme);
  });
}

export function submitClientBilling(
  ctx: Context,
  input: ClientBillingPlanInput,
): Promise<WhiteLabelledCustomer> {
  return completeStep(ctx, 'ClientBilling', async ({ db, viewer, company }) => {
    const plan = parseInput(clientBillingPlanInput(pricingIn(company.currency, ctx.services)), input);
    await saveFirstPlan(db, ctx, viewer.companyId, plan);
  });
}

export async function submitPaymentMethod(
  ctx: Context,
  input: PaymentMethodInput,
  idempotencyKey: string,
): Promise<WhiteLabelledCustomer> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'onboard');
  const { token, holderName } = parseInput(paymentMethodInput, input);
  const idempotentRequest = {
    key: idempotencyKey,
    operation: 'submitPaymentMethod',
    request: { token, holderName },
  };
  const finish = (card: AttachedCard | null): Promise<WhiteLabelledCustomer> =>
    completeStep(
      ctx,
      'PaymentMethod',
      async ({ db, viewer, company }) => {
        if (card) await saveCard(db, ctx, viewer, card, { holderName, isDefault: true });
        await activateCompany(db, ctx, companyId, company.name);
      },
      idempotentRequest,
    );
  return token ? withAttachedBillingCard(ctx.services, companyId, token, finish) : finish(null);
}
