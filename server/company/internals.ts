export { companyChanges } from './company.service';
export { activeBanner } from './company.service';
export { withTimeZoneChange } from './dailyTallies.repository';
export { updatePortalLanguages } from './profile/profile.service';
