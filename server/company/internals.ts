export { companyChanges } from './company.service';
export { activeBanner } from './company.service';
