import type { DeploymentFieldsFragment, PortalChangeFieldsFragment } from '@/api/types';
import { api } from './deployments.generated';

export type Deployment = DeploymentFieldsFragment;
export type PortalChange = PortalChangeFieldsFragment;

const changesDeployments = {
  invalidatesTags: (_result: unknown, error: unknown): ('Company' | 'Deployment')[] =>
    error ? [] : ['Company', 'Deployment'],
};

export const deploymentsApi = api.enhanceEndpoints({
  endpoints: {
    GetUndeployedChanges: { providesTags: ['UndeployedChanges'] },
    GetDeployments: { providesTags: ['Deployment'] },
    Deploy: changesDeployments,
    CancelDeployment: changesDeployments,
    RetryDeployment: changesDeployments,
    RollBackDeployment: changesDeployments,
  },
});

export const {
  useGetUndeployedChangesQuery,
  useGetDeploymentsQuery,
  useGetLegalTextsQuery,
  useGetGuideTextsQuery,
  useDeployMutation,
  useCancelDeploymentMutation,
  useRetryDeploymentMutation,
  useRollBackDeploymentMutation,
} = deploymentsApi;
