import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/roles';
import { roleNameList, type RoleWithDraft } from './roleDrafts';
import { useUpdateRolePermissionsMutation } from './rolesApi';

/** Saves roles one by one, stops at the first error, and can undo the last save. */
export function useSaveRoles(onSaved: (row: RoleWithDraft) => void) {
  const [update, { isLoading }] = useUpdateRolePermissionsMutation();
  const [saved, setSaved] = useState<readonly RoleWithDraft[]>([]);

  async function undo() {
    setSaved([]);
    try {
      for (const { role, permissions, checked } of saved)
        await update({ input: { role, permissions, expected: checked } }).unwrap();
      toast.success(texts.broughtBack(roleNameList(saved), saved.length));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  async function save(rows: readonly RoleWithDraft[]) {
    setSaved([]);
    try {
      for (const row of rows) {
        const { role, checked, base } = row;
        await update({ input: { role, permissions: checked, expected: base } }).unwrap();
        setSaved((previous) => [...previous, row]);
        onSaved(row);
      }
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  return { save, saved, undo, isSaving: isLoading };
}
