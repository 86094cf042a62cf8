import type { Db, StatementRows } from '../../platform';

/** Inserts a device or updates its last use. Returns true if the device was not known. */
export async function upsertDevice(
  db: Db,
  companyId: string,
  operatorId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const { rows } = await db.query(
    // `xmax` is 0 only for an inserted row, not for an updated one.
    `/* upsertDevice */ insert into known_devices (company_id, operator_id, device_hash) values ($1, $2, $3)
     on conflict (company_id, operator_id, device_hash) do update set last_seen_at = excluded.last_seen_at
     returning xmax = 0 as is_new`,
    [companyId, operatorId, deviceHash],
  );
  return rows[0]?.is_new ?? false;
}

export async function selectRecipient(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<StatementRows['selectRecipient'] | undefined> {
  const { rows } = await db.query(
    `/* selectRecipient */ select o.name, o.email, o.language, o.locale, c.country, c.time_zone
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2`,
    [companyId, operatorId],
  );
  return rows[0];
}

export async function deleteDevicesOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteDevicesOf */ delete from known_devices where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

/** Deletes devices without a sign-in for 400 days, which then count as unknown. */
export async function deleteOldDevices(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldDevices */ delete from known_devices
     where company_id = $1 and last_seen_at < now() - interval '400 days'`,
    [companyId],
  );
}
