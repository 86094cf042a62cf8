import { api } from './companyStatus.generated';

/** What a company of each status may do: the API's own table. */
export const { useGetCompanyStatusRulesQuery } = api;
