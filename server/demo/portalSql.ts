import type { Db } from '../platform';
import { newId } from '../lib/ids';
import type { Timestamp } from '../lib/timestamps';
import type { Member } from './simulation/actors';

export interface DemoText {
  title: string;
  summary: string;
  html: string;
}

export async function publishDemoPage(
  db: Db,
  companyId: string,
  { pathname, title, html }: DemoText & { pathname: string },
  { by, at }: { by: Member; at: Timestamp },
): Promise<void> {
  await db.query(
    `/* insertDemoPage */ insert into legal_pages (company_id, pathname, draft_updated_at, draft_updated_by,
       draft_updated_by_name)
     values ($1, $2, $3, $4, $5)`,
    [companyId, pathname, at, by.id, by.name],
  );
  await db.query(
    `/* insertDemoPageVersion */ insert into legal_page_versions (company_id, pathname, number, title, html,
       effective_on, published_by, published_by_name, published_at)
     values ($1, $2, 1, $3, $4, $7::date, $5, $6, $7)`,
    [companyId, pathname, title, html, by.id, by.name, at],
  );
  await db.query(
    `/* showDemoPage */ update legal_pages set published_version = 1 where company_id = $1 and pathname = $2`,
    [companyId, pathname],
  );
}

export async function draftDemoPage(
  db: Db,
  companyId: string,
  { pathname, title, html }: DemoText & { pathname: string },
  { by, at }: { by: Member; at: Timestamp },
): Promise<void> {
  await db.query(
    `/* draftDemoPage */ insert into legal_pages (company_id, pathname, draft_title, draft_html, draft_updated_at,
       draft_updated_by, draft_updated_by_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, pathname, title, html, at, by.id, by.name],
  );
}

export interface DemoGuide extends DemoText {
  pathname: string;
  position: number;
}

export async function insertDemoGuide(
  db: Db,
  companyId: string,
  { pathname, position, title, summary, html }: DemoGuide,
  { by, at, isPublished }: { by: Member; at: Timestamp; isPublished: boolean },
): Promise<void> {
  const id = newId();
  const draft = isPublished ? [null, null, null] : [title, summary, html];
  await db.query(
    `/* insertDemoGuide */ insert into quick_guides (company_id, id, pathname, position, draft_title, draft_summary,
       draft_html, draft_updated_at, draft_updated_by, draft_updated_by_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8)`,
    [companyId, id, pathname, position, ...draft, at, by.id, by.name],
  );
  if (!isPublished) return;
  await db.query(
    `/* insertDemoGuideVersion */ insert into quick_guide_versions (company_id, guide_id, number, title, summary,
       html, published_by, published_by_name, published_at)
     values ($1, $2, 1, $3, $4, $5, $6, $7, $8)`,
    [companyId, id, title, summary, html, by.id, by.name, at],
  );
  await db.query(
    '/* showDemoGuide */ update quick_guides set published_version = 1 where company_id = $1 and id = $2',
    [companyId, id],
  );
}

export async function setDemoTexts(
  db: Db,
  companyId: string,
  texts: { tagline: string; introduction: string; farewell: string },
  { by, at }: { by: Member; at: Timestamp },
): Promise<void> {
  await db.query(
    `/* setDemoTexts */ update theme_setups set tagline = $2, introduction = $3, farewell = $4
     where company_id = $1`,
    [companyId, texts.tagline, texts.introduction, texts.farewell],
  );
  await db.query(
    `/* insertDemoThemeVersion */ insert into theme_versions (company_id, number, title, colour, square_logo_id,
       full_logo_id, tagline, introduction, farewell, is_sign_up_open, saved_by, saved_by_name, saved_at)
     select company_id, (select count(*) + 1 from theme_versions where company_id = $1), title, colour,
       square_logo_id, full_logo_id, tagline, introduction, farewell, is_sign_up_open, $2, $3, $4
     from theme_setups where company_id = $1`,
    [companyId, by.id, by.name, at],
  );
}

/** Marks a deployment and its steps as succeeded, and backdates them and the portal's publication to `at`. */
export async function backdateDemoDeployment(
  db: Db,
  companyId: string,
  sessionId: string,
  { at, url }: { at: Timestamp; url: string },
): Promise<void> {
  await db.query(
    `/* backdateDemoSteps */ update deployment_steps set status = 'Succeeded',
       started_at = $3::timestamptz + (array[0, 90, 1510, 1540])[position] * interval '1 millisecond',
       finished_at = $3::timestamptz + (array[90, 1510, 1540, 1760])[position] * interval '1 millisecond'
     where company_id = $1 and session_id = $2`,
    [companyId, sessionId, at],
  );
  await db.query(
    `/* backdateDemoDeployment */ update deployment_sessions set status = 'Succeeded', url = $4, created_at = $3,
       started_at = $3, finished_at = $3::timestamptz + interval '1760 milliseconds'
     where company_id = $1 and id = $2`,
    [companyId, sessionId, at, url],
  );
  await db.query('/* backdateDemoPortal */ update portals set published_at = $2 where company_id = $1', [
    companyId,
    at,
  ]);
}
