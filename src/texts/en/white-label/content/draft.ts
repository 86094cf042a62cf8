export const notSavedThisWasChanged = 'Not saved: this was changed meanwhile. What you typed is kept here.';
export const notSavedNoConnectionWhatYou = 'Not saved: no connection. What you typed is kept here.';
export const notSaved = (message: string) => `Not saved. ${message}`;
export const saving = 'Saving…';
export const savedAt = (date: string) => `Saved at ${date}`;
export const everythingIsSaved = 'Everything is saved';

export const bringItBack = 'Bring it back';
export const throwItAway = 'Throw it away';
export const theConnectionWasLostBefore =
  'The connection was lost before it could be saved, so it was kept in this browser.';
export const youTypedSomethingHere = 'You typed something here that was not saved';

export const takeTheirs = 'Take theirs';
export const saveMineOver = 'Save mine over it';
export const copyWhatYouWrote = 'Copy what you wrote';
export const whatYoursAddsToTheirs = 'What yours adds to theirs, and takes out of it';
export const difference = 'Difference';
export const somebodyElseSavedItOnWhile = (changedBy: null | string, date: string) =>
  `${changedBy ?? 'Another operator'} saved it on ${date}, while you were editing. Your changes are not saved yet, and nothing that you typed is lost.`;
export const thisTextWasChangedMeanwhile = 'This text was changed meanwhile';
