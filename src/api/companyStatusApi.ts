import { api } from './companyStatus.generated';

export const { useGetCompanyStatusRulesQuery } = api;
