export const customRange = 'Custom range';
export const automatic = 'Automatic';
export const range = 'Range';
export const by = 'By';

export const daysOfCompared = (days: string, timeZone: string, currency: null | string, days2: string) => (
  <>
    {days}, days of {timeZone}
    {currency}, compared with {days2}.
  </>
);
export const inIt = (currency: string) => `, in ${currency}`;
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const thisQuarter = 'This quarter';
export const lastQuarter = 'Last quarter';
export const thisYear = 'This year';
