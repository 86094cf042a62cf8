import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { countryName } from '../../lib/countries';
import { deviceName } from '../../lib/deviceName';
import { momentText } from '../../lib/ownLanguage';
import { placeOf } from '../../lib/placeOf';
import * as deviceSql from './knownDevicesSql';

const hashOf = (device: string, country: string | null): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([device, country]))
    .digest();

/** Notes what a session begins from, and mails its operator about a device that they were not known by, if told to. */
export async function noteDevice(
  db: Db,
  { services, caller }: Context,
  companyId: string,
  { operatorId, isAnnounced }: { operatorId: string; isAnnounced: boolean },
): Promise<void> {
  const device = deviceName(caller.userAgent);
  const country = placeOf(caller.ipAddress)?.country ?? null;
  const isNew = await deviceSql.upsertDevice(db, companyId, operatorId, hashOf(device, country));
  if (!isNew || !isAnnounced) return;
  const addressee = await deviceSql.selectAddressee(db, companyId, operatorId);
  if (!addressee) return;
  await services.jobs.enqueue(db, 'send-mail', {
    to: addressee.email,
    template: 'new-device',
    values: {
      name: addressee.name,
      device,
      place: country ? countryName(country) : 'not known',
      address: caller.ipAddress,
      time: momentText(new Date(), addressee.time_zone),
      link: `${services.settings.publicUrl}/forgot-password`,
    },
  });
}
