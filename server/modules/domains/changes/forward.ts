import * as z from 'zod';
import type { Context, Services } from '../../../context';
import type { JobPayloads } from '../../../jobs';
import { emailAddress } from '../../../lib/emailAddress';
import { parseInput } from '../../../lib/parseInput';
import { enforceDailyCap } from '../../../mail/dailyCaps';
import type { Mailer } from '../../../mail/mailer';
import { authorise } from '../../../permissions';
import type { CustomDomain } from '../../../schema.generated';
import { writeAuditEvent } from '../../audit/service';
import { limit } from '../../auth/limits';
import { brandOf } from '../../branding/brand';
import { companyMay } from '../../company/companyMay';
import { recordTtl, wantedRecords, type WantedRecord } from '../checking/records';
import { unicodeOf } from '../hostname';
import { ownDomain, readDomain } from '../service';
import { domainById, noteInstructions, subdomainAndName } from '../sql';
import { wantedOf } from '../wanted';

const forwardInput = z.object({ email: emailAddress });

/** Mails the records to whoever runs the DNS. */
export async function forwardDomainInstructions(
  ctx: Context,
  id: string,
  address: string,
): Promise<CustomDomain> {
  const { companyId, name } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings, jobs } = ctx.services;
  const { email } = parseInput(forwardInput, { email: address });
  await database.inCompany(companyId, (db) => ownDomain(db, companyId, id));
  await limit(ctx.services, 'domain-forward-company', companyId);
  return database.inCompany(companyId, async (db) => {
    const { hostname } = await ownDomain(db, companyId, id);
    await enforceDailyCap(db, companyId, 'domain-instructions', email);
    await noteInstructions(db, companyId, id, email);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.instructionsForwarded',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: hostname,
      changes: [{ field: 'email', before: null, after: email }],
    });
    await jobs.enqueue(db, 'send-domain-instructions', { companyId, domainId: id, email, sentBy: name });
    return readDomain(db, settings, companyId, id);
  });
}

const inWords = ({ type, name, value }: WantedRecord): string =>
  [`Type: ${type}`, `Name: ${name}`, `Value: ${value}`, `TTL: ${recordTtl}`].join('\n');

/** The job behind it, which says what is wanted when it runs. */
export async function sendDomainInstructions(
  { database, settings }: Services,
  mailer: Mailer,
  { companyId, domainId, email, sentBy }: JobPayloads['send-domain-instructions'],
): Promise<void> {
  const found = await database.inCompany(companyId, async (db) => {
    const domain = await domainById(db, companyId, domainId);
    // A company that is blocked has nobody mailed.
    if (!domain || !(await companyMay(db, companyId, 'finish'))) return null;
    const { subdomain } = await subdomainAndName(db, companyId);
    return { domain, subdomain, brand: await brandOf(db, settings, companyId) };
  });
  if (!found) return;
  const { domain, subdomain, brand } = found;
  const { title, colour, companyName, email: replyTo } = brand;
  await mailer.send(
    email,
    'domain-instructions',
    {
      domain: unicodeOf(domain.hostname),
      companyName,
      sentBy,
      records: wantedRecords(wantedOf(domain, subdomain, settings))
        .map(inWords)
        .join('\n\n'),
    },
    { title, colour, replyTo },
  );
}
