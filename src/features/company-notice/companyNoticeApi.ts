import { showAnswer } from '@/api/showAnswer';
import { companyReceived } from '@/state/authSlice';
import { api } from './companyNotice.generated';

const companyNoticeApi = api.enhanceEndpoints({
  endpoints: {
    ReopenCompany: { onQueryStarted: showAnswer(({ reopenCompany }) => companyReceived(reopenCompany)) },
  },
});

export const { useReopenCompanyMutation } = companyNoticeApi;
