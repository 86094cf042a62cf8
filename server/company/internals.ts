export { companyChanges } from './company.service';
export { activeBanner } from './company.service';
export { withDailyTallies } from './dailyTallies.repository';
