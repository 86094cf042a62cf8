import { api } from './roles.generated';

export const rolesApi = api.enhanceEndpoints({
  endpoints: { GetRoles: { providesTags: ['Role'] } },
});

export const { useGetRolesQuery } = rolesApi;
