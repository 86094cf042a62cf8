export { readRows } from './analytics/testing/readRows';
export {
  readStoredTotals,
  recomputePaymentSummary,
  recomputeStoredTotals,
} from './analytics/testing/storedTotals';
export { unzip } from './company-exports/testing/unzip';
