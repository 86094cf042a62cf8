import type { Db } from '../../db/database';

/** True for one that was not known. */
export async function upsertDevice(
  db: Db,
  companyId: string,
  operatorId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const { rows } = await db.query<{ is_new: boolean }>(
    // Only a row that was there before has another transaction's mark on it.
    `/* upsertDevice */ insert into known_devices (company_id, operator_id, device_hash) values ($1, $2, $3)
     on conflict (company_id, operator_id, device_hash) do update set last_seen_at = now()
     returning xmax = 0 as is_new`,
    [companyId, operatorId, deviceHash],
  );
  return rows[0]?.is_new ?? false;
}

export async function selectAddressee(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<{ name: string; email: string; time_zone: string } | undefined> {
  const { rows } = await db.query<{ name: string; email: string; time_zone: string }>(
    `/* selectAddressee */ select o.name, o.email, c.time_zone
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2`,
    [companyId, operatorId],
  );
  return rows[0];
}

export async function forgetDevicesOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* forgetDevicesOf */ delete from known_devices where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

/** Whoever comes again after so long is told again. */
export async function deleteOldDevices(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldDevices */ delete from known_devices
     where company_id = $1 and last_seen_at < now() - interval '400 days'`,
    [companyId],
  );
}
