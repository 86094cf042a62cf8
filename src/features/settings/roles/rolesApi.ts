import { applyResult } from '@/api/applyResult';
import { api } from './roles.generated';

export const rolesApi = api.enhanceEndpoints({
  endpoints: {
    GetRoles: { providesTags: ['Role'] },
    UpdateRolePermissions: {
      // Most errors are conflicts with another Admin's save, so the roles are fetched again.
      invalidatesTags: (_role, error) => (error ? ['Role'] : [{ type: 'Operator', id: 'LIST' }]),
      onQueryStarted: applyResult(({ updateRolePermissions }) =>
        api.util.updateQueryData('GetRoles', undefined, (cached) => {
          cached.roles = cached.roles.map((row) =>
            row.role === updateRolePermissions.role ? updateRolePermissions : row,
          );
        }),
      ),
    },
  },
});

export const { useGetRolesQuery, useUpdateRolePermissionsMutation } = rolesApi;
