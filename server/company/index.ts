export { claimSubdomain } from './claimSubdomain';
export {
  companyById,
  companyOfSubdomain,
  lockClosing,
  lockCompany,
  setCompanyStatus,
  isCompanyActionAllowed,
  type Closing,
  type LockedCompany,
} from './company.repository';
export { companyResolvers } from './company.resolvers';
export { currentOperator, loadCompany, saveCompanyDetails } from './company.service';
export { companyEmails } from './companyEmails';
export { dashboardLink } from './company.service';
export {
  addToDailyTallies,
  dailyTalliesOfRows,
  lockTotals,
  recomputeDailyTallies,
  lockTotalsShared,
  type DailyTally,
} from './dailyTallies.repository';
export { companyDetailsInput } from './input';
