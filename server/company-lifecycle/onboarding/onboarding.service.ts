import {
  type AttachedCard,
  authorize,
  type ClientBillingPlanInput,
  type CompanyDetailsInput,
  type Context,
  type Db,
  type Onboarding,
  type PaymentMethodInput,
  type ThemeSetupInput,
  type WhiteLabelledCustomer,
} from '../../platform';
import { companyDetailsInput, saveCompanyDetails } from '../../company';
import { applyTheme, logoLinksOf, missingLogos, themeOf, themeSetupInput } from '../../brand';
import {
  clientBillingPlanInput,
  paymentMethodInput,
  pricingIn,
  saveCard,
  saveFirstPlan,
  withAttachedBillingCard,
} from '../../billing';
import { badInput, notFound } from '../../lib/errors';
import { parseInput } from '../../lib/parseInput';
import type { OnboardingStep } from '../../../contract/enums';
import { activateCompany } from './activateCompany';
import { toDraftJson } from './draft';
import { selectDrafts, selectOnboarding, saveDraft } from './onboarding.repository';
import { sortSteps, lockPending, completeStep } from './steps.service';

async function loadOnboarding(db: Db, ctx: Context, companyId: string): Promise<Onboarding> {
  const company = await selectOnboarding(db, companyId);
  if (!company) throw notFound('company');
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
