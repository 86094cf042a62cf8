import { formatCount } from '@/texts/grammar';

export const wasAdded = (title: string) => `${title} was added`;
export const addGuide = 'Add guide';
export const title = 'Title';
export const itsAddressIsMade = 'Its address is made from it. You can change the title later.';
export const typeATitle = 'Type a title.';

export const everybody = 'Everybody';
export const plan = (planIdCount: number) => formatCount(planIdCount, 'plan');

export const guide = 'Guide';
export const status = 'Status';
export const version = 'Version';
export const seenBy = 'Seen by';
export const updated = 'Updated';
export const publicPage = 'Public page';
export const guides = 'Guides';
export const actionsFor = (title: string) => `Actions for ${title}`;

export const clientsDoNotReadItNow = 'Clients do not read it now, and will not after a deployment.';
export const clientsReadItUntilTheNext = 'Clients read it until the next deployment.';
export const wasArchived = (title: string) => `${title} was archived`;
export const itsTextAndItsVersionsStay = (effectOf: string) =>
  `${effectOf} Its text and its versions stay, and you can restore it.`;
export const archive = (title: string) => `Archive ${title}?`;
export const archiveGuide = 'Archive guide';

export const wasDeleted = (title: string) => `${title} was deleted`;
export const noClientHasEverRead = 'No client has ever read it. It is gone for good: this can’t be undone.';
export const deleteIt = (title: string) => `Delete ${title}?`;
export const deleteGuide = 'Delete guide';

export const wasDuplicatedAsADraft = (title: string) => `${title} was duplicated as a draft`;
export const wasRestored = (title: string) => `${title} was restored`;
export const deleteItLabel = 'Delete';
export const clientsMayHaveRead = 'Clients may have read it, so it can only be archived.';
export const restore = 'Restore';
export const archiveLabel = 'Archive';
export const edit = 'Edit';
export const duplicate = 'Duplicate';

export const answerTheThreeQuestionsThatNew =
  'Answer the three questions that new clients ask most. Or begin with our starter guides, and change what you would say otherwise.';
export const noGuidesYet = 'No guides yet';
export const addTheFirstGuide = 'Add the first guide';
export const any = 'Any';
export const chooseAnotherStatus = 'Choose another status.';
export const noGuidesMatch = 'No guides match';

export const starterGuidesWereAddedAsDrafts = (count: number) =>
  `${formatCount(count, 'starter guide was', 'starter guides were')} added as drafts`;
export const allStarterGuidesAreHereAlready = 'All starter guides are here already';
