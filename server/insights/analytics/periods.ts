import type { AnalyticsPreset } from '../../../contract/enums';
import {
  addDays,
  addMonths,
  daysBetween,
  startOfMonth,
  startOfQuarter,
  startOfYear,
  type Day,
} from '../../lib/calendar';

/** A range of days, both ends included. */
export interface Period {
  from: Day;
  to: Day;
}

export interface ComparedPeriods {
  current: Period;
  previous: Period;
}

export type CheckedRange =
  { preset: Exclude<AnalyticsPreset, 'Custom'> } | { preset: 'Custom'; from: Day; to: Day };

// Presets that are compared with the same part of the previous month, quarter or year, with the distance in
// months.
const comparisonMonths: Partial<Record<AnalyticsPreset, number>> = {
  ThisMonth: 1,
  ThisQuarter: 3,
  ThisYear: 12,
};

function currentPeriod(range: CheckedRange, today: Day): Period {
  switch (range.preset) {
    case 'Last7Days':
      return { from: addDays(today, -6), to: today };
    case 'Last30Days':
      return { from: addDays(today, -29), to: today };
    case 'ThisMonth':
      return { from: startOfMonth(today), to: today };
    case 'LastMonth':
      return { from: addMonths(startOfMonth(today), -1), to: addDays(startOfMonth(today), -1) };
    case 'ThisQuarter':
      return { from: startOfQuarter(today), to: today };
    case 'LastQuarter':
      return { from: addMonths(startOfQuarter(today), -3), to: addDays(startOfQuarter(today), -1) };
    case 'ThisYear':
      return { from: startOfYear(today), to: today };
    case 'Last12Months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
    case 'Custom':
      return { from: range.from, to: range.to };
  }
}

/** Returns the period of a range on `today`, and the period it is compared with. */
export function resolvePeriods(range: CheckedRange, today: Day): ComparedPeriods {
  const current = currentPeriod(range, today);
  const months = comparisonMonths[range.preset];
  const previous = months
    ? { from: addMonths(current.from, -months), to: addMonths(current.to, -months) }
    : { from: addDays(current.from, -daysBetween(current.from, current.to)), to: addDays(current.from, -1) };
  return { current, previous };
}
