import { formatCount } from '@/texts/grammar';

export const defaultIt = 'Default';
export const popular = 'Popular';
export const notListed = 'Not listed';
export const orAYear = (amount: string) => `or ${amount} a year`;
export const setupFee = (amount: string) => `${amount} setup fee`;
export const client = (clientCount: number) => formatCount(clientCount, 'client');

export const plan = 'Plan';
export const price = 'Price';
export const trial = 'Trial';
export const clients = 'Clients';
export const mrr = 'MRR';
export const status = 'Status';
export const plans = 'Plans';
export const actionsFor = (name: string) => `Actions for ${name}`;

export const planStatus = { Active: 'Active', Draft: 'Draft', Archived: 'Archived' };
export const weeks = 'Weeks';
export const months = 'Months';
export const years = 'Years';

export const any = 'Any';
export const paidBy = 'Paid by';

export const noPayingClient = 'No paying client has it.';
export const payingClientsKeep = (activeClientsCount: number) =>
  `${formatCount(activeClientsCount, 'paying client keeps', 'paying clients keep')} it, at the price they have.`;
export const theFirstActivePlanBecomes = ' The first active plan becomes the default.';
export const nobodyNewCanHaveItYou = (keeps: string, next: string) =>
  `New clients cannot choose it. ${keeps}${next} You can activate it again.`;
export const wasArchived = (name: string) => `${name} was archived`;
export const archive = (name: string) => `Archive ${name}?`;
export const archivePlan = 'Archive plan';

export const wasDeleted = (name: string) => `${name} was deleted`;
export const nobodyHasEverHad = 'No client has ever had this plan. Deleting it can’t be undone.';
export const askDelete = (name: string) => `Delete ${name}?`;
export const deletePlan = 'Delete plan';

export const wasDuplicatedAsADraft = (name: string) => `${name} was duplicated as a draft`;
export const wasPutOnOffer = (name: string) => `${name} was put on offer`;
export const isTheDefaultNow = (name: string) => `${name} is the default now`;
export const deletePress = 'Delete';
export const aClientHasHad = 'A client has had it, so it can only be archived.';
export const activate = 'Activate';
export const archiveLabel = 'Archive';
export const edit = 'Edit';
export const changePrice = 'Change price';
export const preview = 'Preview';
export const duplicate = 'Duplicate';
export const setAsDefault = 'Set as default';

export const clientsNeedAtLeastOnePlan = 'Clients need at least one plan before they can sign up.';
export const noPlansYet = 'No plans yet';
export const addTheFirstPlan = 'Add the first plan';
export const chooseAnotherStatusOrAnother = 'Choose another status or another way to pay.';
export const noPlansMatch = 'No plans match';
