export const addFilter = 'Add filter';
export const filters = 'Filters';
export const andMore = (rest: number) => ` and ${rest} more`;

export const done = 'Done';

export const theLastDayHasToCome = 'The last day has to come after the first one.';

export const firstDay = 'First day';
export const lastDay = 'Last day';
export const apply = 'Apply';

export const nothingMatches = 'Nothing matches.';
export const today = 'Today';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const thisMonth = 'This month';
export const thisYear = 'This year';
