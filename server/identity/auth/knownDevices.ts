import { createHash } from 'node:crypto';
import type { Context, Db } from '../../platform';
import { countryName } from '../../lib/countries';
import { deviceName } from '../../lib/deviceName';
import { dateTimeText } from '../../lib/localeText';
import { locateIp } from '../../lib/ipLocation';
import * as deviceSql from './knownDevices.repository';

const hashDevice = (device: string, country: string | null): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([device, country]))
    .digest();

/**
 * Remembers the device and country of a session. If `shouldNotify` is set, emails the operator about a
 * combination that was not known.
 */
export async function rememberDevice(
  db: Db,
  { services, caller }: Context,
  companyId: string,
  { operatorId, shouldNotify }: { operatorId: string; shouldNotify: boolean },
): Promise<void> {
  const device = deviceName(caller.userAgent);
  const country = locateIp(caller.ipAddress)?.country ?? null;
  const isNew = await deviceSql.upsertDevice(db, companyId, operatorId, hashDevice(device, country));
  if (!isNew || !shouldNotify) return;
  const recipient = await deviceSql.selectRecipient(db, companyId, operatorId);
  if (!recipient) return;
  await services.jobs.enqueue(db, 'send-mail', {
    to: recipient.email,
    template: 'new-device',
    values: {
      name: recipient.name,
      device,
      place: country ? countryName(country) : 'not known',
      address: caller.ipAddress,
      time: dateTimeText(new Date(), recipient.time_zone),
      link: `${services.settings.publicUrl}/forgot-password`,
    },
  });
}
