import { applyResult } from '@/api/applyResult';
import { api } from './roles.generated';

export const rolesApi = api.enhanceEndpoints({
  endpoints: {
    GetRoles: { providesTags: ['Role'] },
    UpdateRolePermissions: {
      // Another Admin's change is what a refusal is mostly about: it has to be seen before anything else is tried.
      invalidatesTags: (_role, error) => (error ? ['Role'] : [{ type: 'Operator', id: 'LIST' }]),
      onQueryStarted: applyResult(({ updateRolePermissions }) =>
        api.util.updateQueryData('GetRoles', undefined, (shown) => {
          shown.roles = shown.roles.map((row) =>
            row.role === updateRolePermissions.role ? updateRolePermissions : row,
          );
        }),
      ),
    },
  },
});

export const { useGetRolesQuery, useUpdateRolePermissionsMutation } = rolesApi;
