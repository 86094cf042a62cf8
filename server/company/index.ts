export { claimSubdomain } from './claimSubdomain';
export {
  type Closing,
  companyById,
  companyOfSubdomain,
  lockClosing,
  lockCompany,
  type LockedCompany,
  setCompanyStatus,
} from './company.repository';
export { companyResolvers } from './company.resolvers';
export { currentOperator, loadCompany, saveCompanyDetails } from './company.service';
export { companyEmails } from './companyEmails';
export { dashboardLink } from './company.service';
export { companyDetailsInput } from './input';
export { isCompanyActionAllowed } from './isCompanyActionAllowed.repository';
