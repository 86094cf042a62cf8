import type { Db } from '../db/database';
import { newId } from '../lib/ids';
import type { Moment } from '../lib/moments';
import { guideTemplates, templateOf, type LegalPathname } from '../modules/content/templates';
import { changesOf } from '../modules/deployments/changes';
import { stepsOf } from '../modules/deployments/kinds';
import { setSnapshot } from '../modules/deployments/running/sql';
import { publishedSnapshot, publishSnapshot, takeSnapshot } from '../modules/deployments/snapshotSql';
import { insertSteps } from '../modules/deployments/sessions';
import { insertSession } from '../modules/deployments/sql';
import { siteAddress } from '../modules/deployments/siteAddress';
import type { Settings } from '../settings';
import * as sql from './siteSql';
import type { Member } from './year/crew';
import { later } from './year/life';

const words = {
  tagline: 'Websites that small businesses are proud of',
  introduction:
    'We design, build and look after your website, so that you can look after your customers. One price a month, no surprises.',
  farewell:
    'Your account with us is closed. If you think that this is a mistake, write to us and we sort it out.',
};

/** Changed since the last deployment, so that there is something to review. */
const newIntroduction =
  'We design, build and look after your website, so that you can look after your customers. One price a month, and a person who answers.';

const published: readonly LegalPathname[] = ['privacy-policy', 'terms-of-service', 'cookie-policy'];
const drafted: LegalPathname = 'refund-policy';
const drafts = 1;

interface Deployed {
  by: Member;
  at: Moment;
  note: string;
}

async function deploy(
  db: Db,
  companyId: string,
  { by, at, note }: Deployed,
  settings: Settings,
): Promise<void> {
  const id = newId();
  const previousSnapshotId = (await publishedSnapshot(db, companyId))?.snapshotId ?? null;
  const snapshotId = await takeSnapshot(db, companyId);
  const changes = await changesOf(db, companyId, previousSnapshotId, snapshotId);
  const asked = { requestedBy: by.id, requestedByName: by.name, note };
  await insertSession(db, companyId, { id, kind: 'ClientDashboard', trigger: 'Manual', ...asked });
  await insertSteps(db, companyId, id, stepsOf.ClientDashboard);
  await setSnapshot(db, companyId, id, { snapshotId, previousSnapshotId, changes });
  await publishSnapshot(db, companyId, snapshotId);
  const url = (await siteAddress(db, settings, companyId)) ?? '';
  await sql.dateDemoDeployment(db, companyId, id, { at, url });
}

interface Around {
  founder: Member;
  today: Moment;
  settings: Settings;
}

/** Publishes what the demo company's clients see, and changes a little of it since. The brand and the plans are there. */
export async function openDemoSite(
  db: Db,
  companyId: string,
  { founder, today, settings }: Around,
): Promise<void> {
  const by = founder;
  await sql.setDemoWords(db, companyId, words, { by, at: later(today, -330) });
  for (const pathname of published) {
    await sql.publishDemoPage(
      db,
      companyId,
      { pathname, ...templateOf(pathname) },
      { by, at: later(today, -320) },
    );
  }
  await deploy(db, companyId, { by, at: later(today, -318), note: 'Open for business' }, settings);
  const guides = guideTemplates().map((guide, index) => ({ ...guide, position: index + 1 }));
  const [shown, hidden] = [guides.slice(0, -drafts), guides.slice(-drafts)];
  for (const guide of shown) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: later(today, -60), isPublished: true });
  }
  await deploy(db, companyId, { by, at: later(today, -30), note: 'Our first guides' }, settings);
  await sql.draftDemoPage(
    db,
    companyId,
    { pathname: drafted, ...templateOf(drafted) },
    { by, at: later(today, -4) },
  );
  for (const guide of hidden) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: later(today, -3), isPublished: false });
  }
  const changed = { ...words, introduction: newIntroduction };
  await sql.setDemoWords(db, companyId, changed, { by, at: later(today, -2) });
}
