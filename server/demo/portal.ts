import type { Db, Settings } from '../platform';
import {
  findPortalUrl,
  type LegalPathname,
  legalTemplate,
  publishedSnapshot,
  publishSnapshot,
  takeSnapshot,
} from '../brand';
import {
  diffSnapshots,
  guideTemplates,
  insertSession,
  insertSteps,
  setSnapshot,
  stepsByKind,
} from '../brand/demo';
import { newId } from '../lib/ids';
import type { Timestamp } from '../lib/timestamps';
import * as sql from './portalSql';
import type { Member } from './simulation/actors';
import { addDays } from './simulation/simulation';

const texts = {
  tagline: 'Websites that small businesses are proud of',
  introduction:
    'We design, build and look after your website, so that you can look after your customers. One price a month, no surprises.',
  farewell:
    'Your account with us is closed. If you think that this is a mistake, write to us and we sort it out.',
};

/** Differs from the deployed introduction, so that there are undeployed changes. */
const newIntroduction =
  'We design, build and look after your website, so that you can look after your customers. One price a month, and a person who answers.';

const publishedPages: readonly LegalPathname[] = ['privacy-policy', 'terms-of-service', 'cookie-policy'];
const draftPage: LegalPathname = 'refund-policy';
const draftGuideCount = 1;

interface DemoDeployment {
  by: Member;
  at: Timestamp;
  note: string;
}

async function deploy(
  db: Db,
  companyId: string,
  { by, at, note }: DemoDeployment,
  settings: Settings,
): Promise<void> {
  const id = newId();
  const previousSnapshotId = (await publishedSnapshot(db, companyId))?.snapshotId ?? null;
  const snapshotId = await takeSnapshot(db, companyId);
  const changes = await diffSnapshots(db, companyId, previousSnapshotId, snapshotId);
  const requester = { requestedBy: by.id, requestedByName: by.name, note };
  await insertSession(db, companyId, { id, kind: 'ClientDashboard', trigger: 'Manual', ...requester });
  await insertSteps(db, companyId, id, stepsByKind.ClientDashboard);
  await setSnapshot(db, companyId, id, { snapshotId, previousSnapshotId, changes });
  await publishSnapshot(db, companyId, snapshotId);
  const url = (await findPortalUrl(db, settings, companyId)) ?? '';
  await sql.backdateDemoDeployment(db, companyId, id, { at, url });
}

interface PortalOptions {
  founder: Member;
  today: Timestamp;
  settings: Settings;
}

/** Deploys the demo portal twice and then saves undeployed changes. Requires the brand and the plans. */
export async function deployDemoPortal(
  db: Db,
  companyId: string,
  { founder, today, settings }: PortalOptions,
): Promise<void> {
  const by = founder;
  await sql.setDemoTexts(db, companyId, texts, { by, at: addDays(today, -330) });
  for (const pathname of publishedPages) {
    await sql.publishDemoPage(
      db,
      companyId,
      { pathname, ...legalTemplate(pathname) },
      { by, at: addDays(today, -320) },
    );
  }
  await deploy(db, companyId, { by, at: addDays(today, -318), note: 'Open for business' }, settings);
  const guides = guideTemplates().map((guide, index) => ({ ...guide, position: index + 1 }));
  const [publishedGuides, draftGuides] = [guides.slice(0, -draftGuideCount), guides.slice(-draftGuideCount)];
  for (const guide of publishedGuides) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: addDays(today, -60), isPublished: true });
  }
  await deploy(db, companyId, { by, at: addDays(today, -30), note: 'Our first guides' }, settings);
  await sql.draftDemoPage(
    db,
    companyId,
    { pathname: draftPage, ...legalTemplate(draftPage) },
    { by, at: addDays(today, -4) },
  );
  for (const guide of draftGuides) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: addDays(today, -3), isPublished: false });
  }
  const changedTexts = { ...texts, introduction: newIntroduction };
  await sql.setDemoTexts(db, companyId, changedTexts, { by, at: addDays(today, -2) });
}
