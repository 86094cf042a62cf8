export const thisClientWasChanged =
  'This client was changed while you were editing. Saving shows you what differs first.';

export const cantBeEmpty = (label: string) => `${label} can’t be empty.`;

export const notKnown = 'Not known';
export const ofCharacters = (typed: string, maxLength: string, hint: undefined | string) =>
  `${typed} of ${maxLength} characters. ${hint}`;

export const saved = (title: string) => `${title} saved`;
export const edit = (title: string) => `Edit ${title}`;
export const save = 'Save';
export const cancel = 'Cancel';
export const whatYouChangedThereHasNot = (title: string) =>
  `${title}: what you changed there has not been saved and will be lost.`;
export const discardWhatYouChanged = 'Discard what you changed?';
export const discard = 'Discard';
export const goOnEditing = 'Go on editing';

export const edit2 = 'Edit';

export const nothing = 'Nothing';

export const you = 'You';
export const chooseWhichOfTheTwo = 'Choose which of the two is to stay.';

export const was = 'Was:';
export const is = 'Is:';

export const somebodyElse = 'Another operator';
export const wasChangedMeanwhile = (name: string) => `${name} was changed meanwhile`;
export const savedOnWhileYouWereEditing = (who: string, date: string, clasheCount: number) =>
  `${who} saved on ${date}, while you were editing. ${clasheCount > 0 ? 'Choose what to keep where you both changed the same; nothing is saved before.' : 'You changed different things, so both can stand.'}`;
export const keepAllOfTheirs = 'Keep all of theirs';
export const keepAllOfMine = 'Keep all of mine';
export const changedByAloneAndKept = (who: string) => `Changed by ${who} alone, and kept`;
export const changedByYouAloneAndSaved = 'Changed by you alone, and saved now';
