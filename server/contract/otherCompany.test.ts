import { sweepOtherCompany } from './testing/otherCompany';

// The slow project tries every place.
const places =
  /^(Query\.client, |Mutation\.(updateClient|refundPayment), |GET \/(operators|payment-documents))/;

sweepOtherCompany((at) => places.test(at));
