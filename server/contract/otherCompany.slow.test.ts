import { sweepOtherCompany } from './testing/otherCompany';

sweepOtherCompany(() => true);
