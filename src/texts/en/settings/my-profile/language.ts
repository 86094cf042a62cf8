export const asThisBrowser = (nameOf: string) => `As this browser: ${nameOf}`;

export const languageOfDatesAndNumbersSaved = 'Language of dates and numbers saved';
export const datesAndNumbers = 'Dates and numbers';
export const liverysWordsAreEnglishDates =
  'Livery is in English. Your choice sets the format of dates, times, numbers and amounts on all your devices.';
export const languageOfDatesAndNumbers = 'Language of dates and numbers';
export const save = 'Save';

export const date = 'Date';
export const time = 'Time';
export const number = 'Number';
export const money = 'Money';
