import type { ReactNode } from 'react';

export const loadingTheFigures = 'Loading the figures';

export const goLive = 'Go live';
export const live = 'Live';
export const notLiveYet = 'Not live yet';
export const allSteps = 'All steps';
export const leftWhichTakes = (doneWords: string, goLiveLink: ReactNode, takes: string) => (
  <>
    {doneWords}. Left: {goLiveLink}, which takes {takes}.
  </>
);

export const addYourFirstClient = 'Add your first client';
export const importCsv = 'Import CSV';
export const revenueMrrNewAndLostClients =
  'Revenue, MRR, new and lost clients and failed payments appear here after you add your first client.';
export const yourFiguresBeginWithYourFirst = 'Your figures begin with your first client';
export const showTheLast12Months = 'Show the last 12 months';
export const noClientWasAddedPaid =
  'No client was added, paid or left, neither in these days nor in those before them.';
export const nothingHappenedInTheseDays = 'Nothing happened in these days';
