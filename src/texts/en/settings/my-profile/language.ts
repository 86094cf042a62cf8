export const asThisBrowser = (nameOf: string) => `As this browser: ${nameOf}`;

export const languageOfDatesAndNumbersSaved = 'Language of dates and numbers saved';
export const datesAndNumbers = 'Dates and numbers';
export const liverysWordsAreEnglishDates =
  'Livery’s words are English. Dates, times, numbers and amounts are written as you choose here, wherever you sign in.';
export const languageOfDatesAndNumbers = 'Language of dates and numbers';
export const save = 'Save';

export const date = 'Date';
export const time = 'Time';
export const number = 'Number';
export const money = 'Money';
