import { sweepOtherCompany } from './testing/otherCompany';

// The slow project tries every place.
const places = /^(Query\.(client|payment), |Mutation\.(updateClient|refundPayment), |GET)/;

sweepOtherCompany((at) => places.test(at));
