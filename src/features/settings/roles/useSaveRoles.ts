import { errorMessage } from '@/api/errors';
import { formatList } from '@/lib/formatList';
import { roleNames } from '@/state/roleNames';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/roles';
import type { RoleOnScreen } from './roleDrafts';
import { useUpdateRolePermissionsMutation } from './rolesApi';

const namesOf = (roles: readonly RoleOnScreen[]): string =>
  formatList(roles.map(({ role }) => roleNames[role]));

/** Saves roles one after another, up to the first that is refused, and offers the way back. */
export function useSaveRoles(onSaved: (row: RoleOnScreen) => void) {
  const [update, { isLoading }] = useUpdateRolePermissionsMutation();

  async function bringBack(saved: readonly RoleOnScreen[]) {
    try {
      for (const { role, permissions, ticks } of saved)
        await update({ input: { role, permissions, expected: ticks } }).unwrap();
      toast.success(texts.broughtBack(namesOf(saved), saved.length));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  async function save(rows: readonly RoleOnScreen[]) {
    const saved: RoleOnScreen[] = [];
    try {
      for (const row of rows) {
        const { role, ticks, base } = row;
        await update({ input: { role, permissions: ticks, expected: base } }).unwrap();
        saved.push(row);
        onSaved(row);
      }
    } catch (error) {
      toast.error(errorMessage(error));
    }
    if (saved.length > 0)
      toast.success(texts.saved(namesOf(saved), saved.length), {
        label: texts.undo,
        onClick: () => void bringBack(saved),
      });
  }

  return { save, isSaving: isLoading };
}
