/** A day of the week: 1 is Monday and 7 is Sunday. */
export type Weekday = number;

const monday: Weekday = 1;

interface WeekInfo {
  firstDay: Weekday;
}

/** Engines have the week's first day as a property, a method or not at all. */
interface WeekLocale extends Intl.Locale {
  weekInfo?: WeekInfo;
  getWeekInfo?: () => WeekInfo;
}

/** Returns the first day of the week in a locale's region, or Monday for a locale without a region. */
export function firstDayOfWeek(tag: string): Weekday {
  const locale: WeekLocale = new Intl.Locale(tag);
  if (locale.region === undefined) return monday;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? monday;
}
