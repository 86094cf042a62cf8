export { addDays, addPeriods } from '../../contract/calendarDays';
