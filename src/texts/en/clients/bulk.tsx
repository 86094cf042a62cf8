import type { ReactNode } from 'react';
import { formatCount } from '@/texts/grammar';

export const tags = 'Tags';
export const separatedByCommasCharacters = (maxTagLength: number) =>
  `Separated by commas; ${maxTagLength} characters each at most`;
export const tagsInUse = 'Tags in use';
export const newPlan = 'New plan';
export const chooseAPlan = 'Choose a plan';
export const now = 'Now';
export const whenEachOnesPeriodOrTrial = 'When each one’s period or trial ends';
export const when = 'When';
export const reason = 'Reason';
export const chooseAReason = 'Choose a reason';
export const note = 'Note';
export const onlyYourTeamReads = 'Only your team reads it';

export const more = (others: string) => `${others} more`;
export const clientWillChange = (willChange: number) => `${formatCount(willChange, 'client')} will change`;
export const clientsNeedNoChange = (unchanged: number) =>
  `${formatCount(unchanged, 'client needs', 'clients need')} no change`;
export const clientLeftOut = (count: number, problem: string) =>
  `${formatCount(count, 'client')} left out: ${problem}`;
export const mrrRisesFalls = (mrrChange: number, amount: string) =>
  `MRR ${mrrChange > 0 ? 'rises' : 'falls'} by ${amount}`;

export const addTags = 'Add tags…';
export const addTagsTitle = 'Add tags';
export const tag = (clients: string) => `Tag ${clients}`;
export const clientsKeepTheTagsThey = 'Clients keep the tags they have. You can undo this afterwards.';
export const removeTags = 'Remove tags…';
export const removeTagsTitle = 'Remove tags';
export const removeFrom = (clients: string) => `Remove from ${clients}`;
export const youCanUndoThisAfterwards = 'You can undo this afterwards.';
export const changePlan = 'Change plan…';
export const changeThePlan = 'Change the plan';
export const move = (clients: string) => `Move ${clients}`;
export const clientsMoveToThePlansCurrent =
  'Clients move now, at the plan’s current price. A move from a free plan, out of a trial, to another billing period or with a setup fee is charged now. You can undo the move afterwards; payments are not refunded.';
export const pause = 'Pause…';
export const pauseTitle = 'Pause clients';
export const pauseClients = (clients: string) => `Pause ${clients}`;
export const nothingIsChargedUntilThey =
  'Nothing is charged until they are resumed. You can undo this afterwards.';
export const resume = 'Resume…';
export const resumeTitle = 'Resume clients';
export const resumeClients = (clients: string) => `Resume ${clients}`;
export const aNewPeriodBeginsAtOnce = 'A new period begins at once. You can undo this afterwards.';
export const deactivate = 'Deactivate…';
export const deactivateTitle = 'Deactivate clients';
export const deactivateClients = (clients: string) => `Deactivate ${clients}`;
export const theyLoseTheirAccessAndNothing =
  'They lose their access, and nothing is deleted. You can undo this afterwards.';
export const reactivate = 'Reactivate…';
export const reactivateTitle = 'Reactivate clients';
export const reactivateClients = (clients: string) => `Reactivate ${clients}`;
export const theyGetTheirAccessBackYou = 'They get their access back. You can undo this afterwards.';
export const underWay = 'Under way';
export const done = 'Done';
export const stopped = 'Stopped';
export const failed = 'Failed';
export const changedOf = (changed: string, total: number) =>
  `${changed} of ${formatCount(total, 'client')} changed`;
export const writtenOf = (written: string, total: number) =>
  `${written} of ${formatCount(total, 'client')} written`;
export const neededNoChange = (unchanged: string) => `${unchanged} needed no change`;
export const notPossible = (refused: string) => `${refused} not possible`;

export const client = (count: number) => formatCount(count, 'client');
export const clientCount = (willChange: number) => formatCount(willChange, 'client');

export const theColumnsOfTheList = 'The columns of the list, as they stand';
export const everyColumn = 'Every column';
export const exportClient = (count: number) => `Export ${formatCount(count, 'client')}`;
export const columns = 'Columns';
export const aCsvFileInTheLists =
  'A CSV file in the list’s order, with current values. Cells that a spreadsheet could run as a formula are escaped. An import restores them.';
export const goesToYourDownloads = (fileName: string) => `${fileName} goes to your downloads.`;
export const fileKeptUntil = (date: string, a: ReactNode) => (
  <>
    Until {date} it can be {a}.
  </>
);
export const downloadedAgain = 'downloaded again';

export const exportIt = 'Export…';
export const moreActionsForTheSelected = 'More actions for the selected clients';

export const bulkActions = 'Bulk actions';
export const selectClientsInTheList =
  'Select clients in the list to tag, move, pause, deactivate or export many at once.';
export const noBulkActionsYet = 'No bulk actions yet';
export const undone = ', undone';

export const changed = 'Changed';
export const neededNoChangeUnchanged = 'Needed no change';
export const notPossibleRefused = 'Not possible';
export const notDone = 'Not done';
export const whatBecameOfThem = 'What became of them';
export const all = (total: string) => `All ${total}`;
export const clientsOfThisAction = 'Clients of this action';
export const clientColumn = 'Client';
export const result = 'Result';
export const none = 'None';

export const bulkAction = 'Bulk action';
export const youCanCloseThisItGoes =
  'You can close this; it goes on, and “Bulk actions” above the list shows how far it is.';
export const thisWasUndone = 'This was undone.';
export const allBulkActions = 'All bulk actions';
export const stop = 'Stop';
export const undo = 'Undo';
