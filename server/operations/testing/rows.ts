import { variablesOf } from '../variables';
import { auditedMutations } from '../mutationCalls';
import { operationNamed, type Operation } from '../operations';
import type { PreparedCall, TestSetup } from '../prepare';
import { call } from '../testApi';

/**
 * Mutations that read their string inputs only if a certain row exists. With `Again`, all calls share one
 * row. With `Once`, each call gets a new one.
 */
const rowUse: Readonly<Record<string, 'Again' | 'Once'>> = {
  updateClient: 'Again',
  updateClientBillingPlan: 'Again',
  updateSavedView: 'Again',
  checkClientImport: 'Again',
  addClientCard: 'Again',
  installStartUpPack: 'Again',
  viewAsClient: 'Again',
  deactivateClient: 'Again',
  refundPayment: 'Again',
  saveQuickGuideDraft: 'Again',
  publishQuickGuide: 'Again',
  submitCompanyDetails: 'Again',
  submitCompanyTheme: 'Again',
  submitClientBilling: 'Again',
  saveMarketingText: 'Again',
  startClientSubscription: 'Once',
  regenerateRecoveryCodes: 'Once',
  disableTwoFactor: 'Once',
  acceptInvitation: 'Once',
  resetOperatorTwoFactor: 'Once',
  transferOwnership: 'Once',
  submitRequestedCard: 'Once',
  // A closed company refuses every later call.
  closeCompany: 'Once',
};

const onboardingSteps = ['submitCompanyDetails', 'submitCompanyTheme', 'submitClientBilling'];

export const needsRows = ({ name }: Operation): boolean => name in rowUse;

/**
 * Prepares the rows without which an operation would not read its string inputs. Returns the token and the
 * inputs of the call.
 */
export type PrepareRows = (operation: Operation) => Promise<PreparedCall>;

async function prepare(name: string, setup: TestSetup): Promise<PreparedCall> {
  const prepared = await auditedMutations[name]?.(setup);
  if (!prepared) throw new Error(`No preparation for ${name}.`);
  return prepared;
}

/** Prepares the call of one onboarding step for a company that has completed the earlier steps. */
async function prepareStep(step: number, setup: TestSetup): Promise<PreparedCall> {
  const pendingSetup = { ...setup, pendingCompany: await setup.fixture.company({ status: 'Pending' }) };
  for (const name of onboardingSteps.slice(0, step)) {
    const { overrides, token } = await prepare(name, pendingSetup);
    const operation = operationNamed(name);
    await call(setup.api, operation, variablesOf(operation, overrides), token);
  }
  return prepare(onboardingSteps[step] ?? '', pendingSetup);
}

/**
 * Returns a function that prepares rows for the operations that need them. All other operations get only the
 * token.
 */
export function createRows(setup: TestSetup, token: string): PrepareRows {
  const cachedCalls = new Map<string, Promise<PreparedCall>>();
  return async ({ name }) => {
    const use = rowUse[name];
    if (!use) return { token };
    const step = onboardingSteps.indexOf(name);
    const rows = cachedCalls.get(name) ?? (step < 0 ? prepare(name, setup) : prepareStep(step, setup));
    if (use === 'Again') cachedCalls.set(name, rows);
    return rows;
  };
}
