export { addDays, addMonths } from '../../contract/calendarDays';
