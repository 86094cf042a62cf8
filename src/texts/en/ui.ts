export const thisCouldNotBeLoaded = 'This could not be loaded';
export const tryAgain = 'Try again';

export const cancel = 'Cancel';
export const close = 'Close';

export const whatYouChangedOnThisPage = 'What you changed on this page has not been saved and will be lost.';
export const leavingWithoutSaving = 'Leaving without saving';
export const leaveWithoutSaving = 'Leave without saving';
export const stayOnThisPage = 'Stay on this page';

export const copied = (name: string) => `${name} copied`;
export const couldNotBeCopiedSelect = (name: string) =>
  `${name} could not be copied. Select it and copy it by hand.`;

export const copiedAnything = 'Copied';

export const stillToDo = 'still to do';
export const stepDone = 'done';
export const stepCurrent = 'current';
export const steps = 'Steps';

export const chooseAFile = 'Choose a file';
export const chooseAFileLabel = (label: string) => `Choose a file: ${label}`;

export const whatFollows = 'What follows';
export const typeToGo = (word: string) => `Type “${word}” to go on`;

export const takeTheirs = 'Take theirs';
export const saveMineOver = 'Save mine over it';
export const somebodyElseSavedItOnWhile = (changedBy: null | string, date: string) =>
  `${changedBy ?? 'Another operator'} saved it on ${date}, while you were editing. Your changes are not saved yet, and nothing that you typed is lost.`;
export const wasChangedMeanwhile = (what: string) => `${what} was changed meanwhile`;

export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const page = (page: number) => `page ${page}`;
export const after = (after: number) => `after ${after}`;
export const pageTitle = (page: number) => `Page ${page}`;

export const clearFilters = 'Clear filters';

export const removeTheFilter = (label: string) => `Remove the filter ${label}`;
export const remove = 'Remove';

export const clearSearch = 'Clear search';

export const orderOf = (name: string) => `Order of ${name}`;
export const dragOrPressTheArrowKeys = 'Drag, or press the arrow keys';

export const opensInANewTab = ' (opens in a new tab)';

export const chooseTheFirstDay = 'Choose the first day.';
export const chooseTheLastDay = 'Choose the last day.';
export const theLastDayMustNot = 'The last day must not be before the first one.';
export const chooseYearsAtMost = (maxYears: number) => `Choose ${maxYears} years at most.`;

export const firstDay = 'First day';
export const lastDay = 'Last day';
export const apply = 'Apply';

export const goToPage = (page: number) => `Go to page ${page}`;
export const thereIsNothingOnThisPage = 'There is nothing on this page';

export const perPage = (size: number) => `${size} a page`;
export const aPageOf = (of: string) => `${of} a page`;

export const skipToTheContent = 'Skip to the content';

export const light = 'Light';
export const dark = 'Dark';
export const asTheSystem = 'As the system';
export const colourScheme = 'Colour scheme';

export const dismiss = 'Dismiss';
/** Returns the accessible name of a toast's button. Includes the toast, because several may be open. */
export const actionOn = (toast: string, action: string) => `${action}: ${toast}`;
export const staging = 'Staging';
