import { applyResult } from '@/api/applyResult';
import { companyReceived } from '@/state/authSlice';
import { api } from './companyNotice.generated';

const companyNoticeApi = api.enhanceEndpoints({
  endpoints: {
    ReopenCompany: { onQueryStarted: applyResult(({ reopenCompany }) => companyReceived(reopenCompany)) },
  },
});

export const { useReopenCompanyMutation } = companyNoticeApi;
