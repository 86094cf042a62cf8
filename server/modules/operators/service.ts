import type { Context } from '../../context';
import { authorise } from '../../permissions';
import type { Operator } from '../../schema.generated';
import { loadCompany } from '../company/service';
import { loadRolePermissions } from '../roles/service';
import { selectOperators } from './sql';

/** Everyone who can sign in to the company, by name. */
export async function listOperators(ctx: Context): Promise<Operator[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    const rows = await selectOperators(db, companyId);
    const permissions = await loadRolePermissions(db, companyId);
    const whiteLabelledCustomer = await loadCompany(db, settings, companyId);
    return rows.map((row) => ({
      id: row.id,
      status: row.status,
      role: row.role,
      name: row.name,
      email: row.email,
      phone: row.phone,
      permissions: [...(permissions.get(row.role) ?? [])],
      whiteLabelledCustomer,
      profileImageVersion: row.profile_image_id,
      createdAt: row.created_at,
      lastActiveAt: row.last_active_at,
    }));
  });
}
