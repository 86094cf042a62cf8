import { variablesOf } from '../inputs';
import { recordedCalls } from '../mutationCalls';
import { operationNamed, type Operation } from '../operations';
import type { Prepared, Stage } from '../prepare';
import { call } from '../site';

/** Mutations that look for a row before they read their texts, and whether the same row serves for each call. */
const rowsServe: Readonly<Record<string, 'Again' | 'Once'>> = {
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
  saveMarketingWords: 'Again',
  startClientSubscription: 'Once',
  renewRecoveryCodes: 'Once',
  turnOffTwoFactor: 'Once',
  acceptInvitation: 'Once',
  resetOperatorTwoFactor: 'Once',
  transferOwnership: 'Once',
  giveRequestedCard: 'Once',
  // A closed company refuses every later call.
  closeCompany: 'Once',
};

const onboardingSteps = ['submitCompanyDetails', 'submitCompanyTheme', 'submitClientBilling'];

export const needsRows = ({ name }: Operation): boolean => name in rowsServe;

/** Returns what a call of an operation needs to have its texts read. */
export type Rows = (operation: Operation) => Promise<Prepared>;

async function prepare(name: string, stage: Stage): Promise<Prepared> {
  const prepared = await recordedCalls[name]?.(stage);
  if (!prepared) throw new Error(`Nothing prepares ${name}.`);
  return prepared;
}

/** In a company that has taken the steps before this one. */
async function prepareStep(step: number, stage: Stage): Promise<Prepared> {
  const inNewcomer = { ...stage, newcomer: await stage.world.company({ status: 'Pending' }) };
  for (const name of onboardingSteps.slice(0, step)) {
    const { given, token } = await prepare(name, inNewcomer);
    const operation = operationNamed(name);
    await call(stage.site, operation, variablesOf(operation, given), token);
  }
  return prepare(onboardingSteps[step] ?? '', inNewcomer);
}

/** Prepares rows where an operation needs them; every other one is called with the token. */
export function createRows(stage: Stage, token: string): Rows {
  const kept = new Map<string, Promise<Prepared>>();
  return async ({ name }) => {
    const serves = rowsServe[name];
    if (!serves) return { token };
    const step = onboardingSteps.indexOf(name);
    const rows = kept.get(name) ?? (step < 0 ? prepare(name, stage) : prepareStep(step, stage));
    if (serves === 'Again') kept.set(name, rows);
    return rows;
  };
}
