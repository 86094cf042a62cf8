import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type {
  ClientBillingPlanInput,
  CompanyDetailsInput,
  Onboarding,
  OnboardingStep,
  PaymentMethodInput,
  ThemeSetupInput,
  WhiteLabelledCustomer,
} from '../../schema.generated';
import { withAttachedCard } from '../billing-cards/attachCard';
import { paymentMethodInput } from '../billing-cards/input';
import { saveCard } from '../billing-cards/saveCard';
import { themeSetupInput } from '../branding/input';
import { logoLinksOf } from '../branding/toThemeSetup';
import { applyTheme, missingLogos } from '../branding/service';
import { themeOf } from '../branding/sql';
import { clientBillingPlanInput, pricingIn } from '../client-billing/input';
import { saveFirstPlan } from '../client-billing/firstPlan';
import { companyDetailsInput } from '../company/input';
import { saveCompanyDetails } from '../company/service';
import { activate } from './activate';
import { toDraftJson } from './draft';
import { draftsOf, onboardingOf, saveDraft } from './sql';
import { inOrder, lockPending, takeStep } from './steps';

async function load(db: Db, ctx: Context, companyId: string): Promise<Onboarding> {
  const company = await onboardingOf(db, companyId);
  if (!company) throw notFound('company');
  const theme = await themeOf(db, companyId);
  return {
    completedSteps: inOrder(company.completed_steps),
    drafts: await draftsOf(db, companyId),
    ...logoLinksOf(ctx, companyId, theme ?? { squareLogo: null, fullLogo: null }),
  };
}

export async function onboarding(ctx: Context): Promise<Onboarding> {
  const { companyId } = authorise(ctx.viewer, 'Admin', 'read');
  return ctx.services.database.inCompany(companyId, (db) => load(db, ctx, companyId));
}

export async function saveOnboardingDraft(
  ctx: Context,
  step: OnboardingStep,
  draft: Record<string, unknown>,
): Promise<Onboarding> {
  const { companyId } = authorise(ctx.viewer, 'Admin', 'onboard');
  const json = toDraftJson(draft);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockPending(db, companyId);
    await saveDraft(db, companyId, step, json);
    return load(db, ctx, companyId);
  });
}

export function submitCompanyDetails(
  ctx: Context,
  input: CompanyDetailsInput,
): Promise<WhiteLabelledCustomer> {
  return takeStep(ctx, 'Details', async ({ db, viewer, company }) => {
    const details = parseInput(companyDetailsInput, input);
    await saveCompanyDetails(db, ctx, viewer.companyId, details);
    // A price means nothing in another currency, so its plan has to be looked at again.
    return { reopens: details.currency === company.currency ? null : 'ClientBilling' };
  });
}

export function submitCompanyTheme(ctx: Context, input: ThemeSetupInput): Promise<WhiteLabelledCustomer> {
  return takeStep(ctx, 'Theme', async ({ db, viewer }) => {
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
  return takeStep(ctx, 'ClientBilling', async ({ db, viewer, company }) => {
    const plan = parseInput(clientBillingPlanInput(pricingIn(company.currency, ctx.services)), input);
    await saveFirstPlan(db, ctx, viewer.companyId, plan);
  });
}

export async function submitPaymentMethod(
  ctx: Context,
  input: PaymentMethodInput,
  key: string,
): Promise<WhiteLabelledCustomer> {
  const { companyId } = authorise(ctx.viewer, 'Admin', 'onboard');
  const { token, holderName } = parseInput(paymentMethodInput, input);
  const press = { key, operation: 'submitPaymentMethod', request: { token, holderName } };
  const finish = (card: AttachedCard | null): Promise<WhiteLabelledCustomer> =>
    takeStep(
      ctx,
      'PaymentMethod',
      async ({ db, viewer, company }) => {
        if (card) await saveCard(db, ctx, viewer, card, { holderName, isDefault: true });
        await activate(db, ctx, companyId, company.name);
      },
      press,
    );
  return token ? withAttachedCard(ctx.services, companyId, token, finish) : finish(null);
}
