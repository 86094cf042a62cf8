import path from 'node:path';
import * as z from 'zod';
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
  insertTranslation,
  type ItemTexts,
  loadOriginals,
  type Original,
  insertSession,
  insertSteps,
  setSnapshot,
  stepsByKind,
} from '../brand/demo';
import { loadOnce, readJson } from '../lib/contentFiles';
import { newId } from '../lib/ids';
import type { Timestamp } from '../lib/timestamps';
import { defaultLanguage } from '../../contract/languages';
import * as sql from './portalSql';
import type { Member } from './simulation/actors';
import { addDays } from './simulation/simulation';

const texts = {
  tagline: 'Websites for small businesses',
  introduction:
    'We design, build, and maintain your website, so you can focus on your customers. One monthly price, no hidden fees.',
  farewell: 'Your account is closed. If you think this is a mistake, email us and we’ll fix it.',
};

/** Differs from the deployed introduction, so that there are undeployed changes. */
const newIntroduction =
  'We design, build, and maintain your website, so you can focus on your customers. One monthly price, with personal support.';

const publishedPages: readonly LegalPathname[] = ['privacy-policy', 'terms-of-service', 'cookie-policy'];
const draftPage: LegalPathname = 'refund-policy';
const draftGuideCount = 1;

interface DemoChange {
  by: Member;
  at: Timestamp;
}

interface DemoDeployment extends DemoChange {
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

const demoTranslations = z.record(
  z.enum(['de', 'ar']),
  z.object({
    brand: z.record(z.string(), z.string()),
    plans: z.record(
      z.string(),
      z.object({ name: z.string(), description: z.string(), features: z.array(z.string()) }),
    ),
  }),
);

/** Has no Arabic translation, so that one is missing. */
const untranslatedGuide = 'payments-and-receipts';

type DemoLanguage = 'de' | 'ar';

const loadTranslations = loadOnce(() =>
  readJson(path.join(__dirname, 'translations.json'), demoTranslations),
);

/** Returns the texts of an item in a language, or undefined without a translation. */
function translationOf({ key, title, texts }: Original, language: DemoLanguage): ItemTexts | undefined {
  const { brand, plans } = loadTranslations()[language];
  switch (key.area) {
    case 'Branding':
      return brand;
    case 'ClientBilling':
      return plans[title];
    case 'QuickGuide': {
      if (language === 'ar' && texts.pathname === untranslatedGuide) return undefined;
      const guide = guideTemplates(language).find(({ pathname }) => pathname === texts.pathname);
      return guide && { title: guide.title, summary: guide.summary, html: guide.html };
    }
    case 'Legal': {
      const pathname = publishedPages.find((page) => page === key.entityId);
      if (!pathname) return undefined;
      const { title: translatedTitle, html } = legalTemplate(pathname, language);
      return { title: translatedTitle, html };
    }
  }
}

async function translateContent(db: Db, companyId: string, { by, at }: DemoChange): Promise<void> {
  for (const original of await loadOriginals(db, companyId)) {
    for (const language of ['de', 'ar'] as const) {
      const texts = translationOf(original, language);
      if (!texts) continue;
      const key = { ...original.key, language };
      const version = { version: 1, texts, originalVersion: original.version, savedAt: at };
      await insertTranslation(db, companyId, key, version, { operatorId: by.id, name: by.name });
    }
  }
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
      { pathname, ...legalTemplate(pathname, defaultLanguage) },
      { by, at: addDays(today, -320) },
    );
  }
  await deploy(db, companyId, { by, at: addDays(today, -318), note: 'First launch' }, settings);
  const guides = guideTemplates(defaultLanguage).map((guide, index) => ({ ...guide, position: index + 1 }));
  const [publishedGuides, draftGuides] = [guides.slice(0, -draftGuideCount), guides.slice(-draftGuideCount)];
  for (const guide of publishedGuides) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: addDays(today, -60), isPublished: true });
  }
  await translateContent(db, companyId, { by, at: addDays(today, -45) });
  await deploy(db, companyId, { by, at: addDays(today, -30), note: 'Added the first guides' }, settings);
  await sql.draftDemoPage(
    db,
    companyId,
    { pathname: draftPage, ...legalTemplate(draftPage, defaultLanguage) },
    { by, at: addDays(today, -4) },
  );
  for (const guide of draftGuides) {
    await sql.insertDemoGuide(db, companyId, guide, { by, at: addDays(today, -3), isPublished: false });
  }
  const changedTexts = { ...texts, introduction: newIntroduction };
  await sql.setDemoTexts(db, companyId, changedTexts, { by, at: addDays(today, -2) });
}
