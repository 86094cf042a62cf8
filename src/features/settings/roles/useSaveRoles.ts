import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/roles';
import { namesOf, type RoleOnScreen } from './roleDrafts';
import { useUpdateRolePermissionsMutation } from './rolesApi';

/** Saves roles one after another until one is refused, and can undo the last save. */
export function useSaveRoles(onSaved: (row: RoleOnScreen) => void) {
  const [update, { isLoading }] = useUpdateRolePermissionsMutation();
  const [saved, setSaved] = useState<readonly RoleOnScreen[]>([]);

  async function undo() {
    setSaved([]);
    try {
      for (const { role, permissions, ticks } of saved)
        await update({ input: { role, permissions, expected: ticks } }).unwrap();
      toast.success(texts.broughtBack(namesOf(saved), saved.length));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  async function save(rows: readonly RoleOnScreen[]) {
    setSaved([]);
    try {
      for (const row of rows) {
        const { role, ticks, base } = row;
        await update({ input: { role, permissions: ticks, expected: base } }).unwrap();
        setSaved((others) => [...others, row]);
        onSaved(row);
      }
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  return { save, saved, undo, isSaving: isLoading };
}
