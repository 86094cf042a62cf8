import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Permission, Role } from './operator';

export interface RoleDraft {
  ticks: Permission[];
  /** What the role opened when the first of them was changed. */
  base: Permission[];
}

export type RoleDrafts = Partial<Record<Role, RoleDraft>>;

export interface RolePreview {
  role: Role;
  /** What the role would open, ticks that are not saved included. */
  permissions: Permission[];
  /** Those ticks, of every role: they are there again when the preview ends. */
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
