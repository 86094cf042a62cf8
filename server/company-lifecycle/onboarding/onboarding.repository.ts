import type { Db, StatementRows } from '../../platform';
import type { OnboardingStep } from '../../../contract/enums';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'onboarding_drafts.draft': Record<string, unknown>;
  }
}

export type OnboardingRow = StatementRows['onboardingOf'];

export async function selectOnboarding(db: Db, companyId: string): Promise<OnboardingRow | undefined> {
  const { rows } = await db.query(
    '/* onboardingOf */ select status, name, currency, completed_steps from companies where id = $1',
    [companyId],
  );
  return rows[0];
}

export async function lockOnboarding(db: Db, companyId: string): Promise<OnboardingRow | undefined> {
  const { rows } = await db.query(
    `/* lockOnboarding */ select status, name, currency, completed_steps from companies where id = $1 for update`,
    [companyId],
  );
  return rows[0];
}

export async function setCompletedSteps(
  db: Db,
  companyId: string,
  steps: readonly OnboardingStep[],
): Promise<void> {
  await db.query(
    `/* setCompletedSteps */ update companies set completed_steps = $2::text[], updated_at = now() where id = $1`,
    [companyId, steps],
  );
}

export type DraftRow = StatementRows['draftsOf'];

export async function selectDrafts(db: Db, companyId: string): Promise<DraftRow[]> {
  const { rows } = await db.query(
    '/* draftsOf */ select step, draft from onboarding_drafts where company_id = $1',
    [companyId],
  );
  return rows;
}

export async function saveDraft(
  db: Db,
  companyId: string,
  step: OnboardingStep,
  json: string,
): Promise<void> {
  await db.query(
    `/* saveDraft */ insert into onboarding_drafts (company_id, step, draft) values ($1, $2, $3::jsonb)
     on conflict (company_id, step) do update set draft = excluded.draft, updated_at = excluded.updated_at`,
    [companyId, step, json],
  );
}

export async function deleteDraft(db: Db, companyId: string, step: OnboardingStep): Promise<void> {
  await db.query('/* deleteDraft */ delete from onboarding_drafts where company_id = $1 and step = $2', [
    companyId,
    step,
  ]);
}

export async function deleteDrafts(db: Db, companyId: string): Promise<void> {
  await db.query('/* deleteDrafts */ delete from onboarding_drafts where company_id = $1', [companyId]);
}
