export const addedHeard = ' added: ';
export const removedHeard = ' removed: ';
export const theWordsAreTheSame = 'The words are the same.';
export const showOnlyWhatChanged = 'Show only what changed';
export const showTheWholeText = 'Show the whole text';
