export { closeCompany } from './closing/closing.service';
export { submitClientBilling } from './onboarding/onboarding.service';
export { changeCompanyStatus } from './transitions';
