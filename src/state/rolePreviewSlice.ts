import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Permission, Role } from '@contract/enums';

export interface RoleDraft {
  checked: Permission[];
  /** Saved permissions on which the changes are based. */
  base: Permission[];
}

export type RoleDrafts = Partial<Record<Role, RoleDraft>>;

export interface RolePreview {
  role: Role;
  /** Permissions of the previewed role, including unsaved changes. */
  permissions: Permission[];
  /** Unsaved changes of all roles, restored when the preview ends. */
  unsaved: RoleDrafts;
}

const rolePreviewSlice = createSlice({
  name: 'rolePreview',
  initialState: null as RolePreview | null,
  reducers: {
    rolePreviewed: (_state, { payload }: PayloadAction<RolePreview>) => payload,
    rolePreviewEnded: () => null,
  },
});

export const { rolePreviewed, rolePreviewEnded } = rolePreviewSlice.actions;
export const rolePreviewReducer = rolePreviewSlice.reducer;
