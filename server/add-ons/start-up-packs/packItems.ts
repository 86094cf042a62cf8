import * as z from 'zod';
import {
  addPackPlan,
  archiveReplacedPlan,
  codeFromName,
  findPlanByName,
  type PackPlan,
  pricesOf,
  removePackPlan,
} from '../../billing';
import {
  addPackGuide,
  applyPackBrand,
  applyPackDraft,
  findGuideByPathname,
  legalPageState,
  legalTemplate,
  type PackBrand,
  packBrandOf,
  removePackGuide,
  replaceWithPack,
  restoreReplacedGuide,
  revertPackBrand,
  revertPackDraft,
} from '../../brand';
import { newPlanStatuses, planLimits } from '../../../contract/plans';
import { formatMoney } from '../../lib/money';
import { contentText, t } from '../../lib/i18n/i18n';
import { applyPackTexts, hasCustomTexts, revertPackTexts } from '../marketing-templates/texts.service';
import { findTemplate, templates } from '../marketing-templates/templates';
import { type Pack, packLanguage } from './catalog';
import { conflictMessages } from './messages';
import type { Conflict, PackItem } from './packItem';

const { messageOf } = conflictMessages;

const replacedPlan = z.object({ id: z.string(), status: z.enum(newPlanStatuses) });

const nameWithPack = (name: string, packName: string): string => {
  const suffix = ` (${packName})`;
  return name.slice(0, planLimits.name.max - suffix.length).trimEnd() + suffix;
};

function describePrice(plan: PackPlan, currency: string): string {
  const { price, setupFee } = pricesOf(plan, currency);
  const values = { price: formatMoney(price, currency), days: plan.trialDays };
  return setupFee === 0
    ? t('{price} per month, {days, plural, =0 {no trial} one {#-day trial} other {#-day trial}}.', values)
    : t(
        '{price} per month and a setup fee of {setupFee}, {days, plural, =0 {no trial} one {#-day trial} other {#-day trial}}.',
        { ...values, setupFee: formatMoney(setupFee, currency) },
      );
}

const planItem = (plan: PackPlan, packName: string): PackItem => ({
  key: `plan:${codeFromName(plan.name)}`,
  kind: 'Plan',
  name: plan.name,
  detail: (currency) =>
    [
      plan.description,
      describePrice(plan, currency),
      t('Active immediately. Appears on your client dashboard after the next deployment.'),
    ].join(' '),
  async findConflict(db, companyId) {
    const existing = await findPlanByName(db, companyId, plan.name);
    if (!existing) return null;
    const message = messageOf('PlanExists', { name: existing.name });
    return { message, choices: ['Skip', 'KeepBoth', 'Replace'] };
  },
  async install(context, choice) {
    const existing = await findPlanByName(context.db, context.companyId, plan.name);
    if (!existing || choice === 'Add') {
      return { outcome: 'Added', targetId: await addPackPlan(context, plan), mark: null, before: null };
    }
    if (choice === 'KeepBoth') {
      const renamedPlan = { ...plan, name: nameWithPack(plan.name, packName) };
      return {
        outcome: 'Added',
        targetId: await addPackPlan(context, renamedPlan),
        mark: null,
        before: null,
      };
    }
    const before = { id: existing.id, status: existing.status };
    await archiveReplacedPlan(context, existing);
    return { outcome: 'Replaced', targetId: await addPackPlan(context, plan), mark: null, before };
  },
  async undo(context, { targetId, before }) {
    const replaced = replacedPlan.safeParse(before).data ?? null;
    return targetId ? removePackPlan(context, targetId, replaced) : null;
  },
});

const replacedText = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();
const replacedGuide = z.object({ draft: replacedText, published: replacedText });

function guideItem({ pathname, ...contents }: Pack['guides'][number], packName: string): PackItem {
  const { title, summary } = contents;
  return {
    key: `guide:${pathname}`,
    kind: 'QuickGuide',
    name: title,
    detail: () =>
      [summary, t('Published immediately. Appears on your client dashboard after the next deployment.')].join(
        ' ',
      ),
    async findConflict(db, companyId) {
      const existing = await findGuideByPathname(db, companyId, pathname);
      if (!existing) return null;
      // An archived guide cannot be replaced, because archived guides cannot be published.
      return {
        message: messageOf('GuideExists', { title: existing.title, pathname }),
        choices: existing.isArchived ? ['KeepBoth', 'Skip'] : ['Skip', 'KeepBoth', 'Replace'],
      };
    },
    async install(context, choice) {
      const existing =
        choice === 'Replace' ? await findGuideByPathname(context.db, context.companyId, pathname) : undefined;
      if (!existing) {
        const { id, mark } = await addPackGuide(context, { ...contents, pathname }, packName);
        return { outcome: 'Added', targetId: id, mark, before: null };
      }
      const { id, mark, before } = await replaceWithPack(context, existing, contents, packName);
      return { outcome: 'Replaced', targetId: id, mark, before };
    },
    async undo(context, { targetId, mark, before }) {
      if (!targetId || !mark) return null;
      const installed = { id: targetId, mark };
      const replaced = replacedGuide.safeParse(before).data;
      return replaced
        ? restoreReplacedGuide(context, installed, replaced)
        : removePackGuide(context, installed);
    },
  };
}

/**
 * Returns Livery's template, in the language of the pack, with the pack's sections before its last section, the
 * contact details.
 */
function draftTextOf({ pathname, html }: Pack['legal'][number]) {
  const template = legalTemplate(pathname, packLanguage);
  const contactStart = template.html.lastIndexOf('<h2>');
  return {
    ...template,
    html: template.html.slice(0, contactStart) + html + template.html.slice(contactStart),
  };
}

function legalItem(legal: Pack['legal'][number]): PackItem {
  const { pathname, about } = legal;
  const { title } = legalTemplate(pathname, packLanguage);
  return {
    key: `legal:${pathname}`,
    kind: 'LegalPage',
    name: title,
    detail: () =>
      [about, t('Added as a draft. Have a lawyer review it before you publish it under Legal.')].join(' '),
    async findConflict(db, companyId) {
      const state = await legalPageState(db, companyId, pathname);
      if (state === 'Template') return null;
      const message = messageOf(state === 'Draft' ? 'DraftExists' : 'PageExists', { title });
      return { message, choices: ['Skip', 'Replace'] };
    },
    async install(context, choice) {
      const { mark, before } = await applyPackDraft(context, pathname, draftTextOf(legal));
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark ? revertPackDraft(context, pathname, { mark, before: replacedText.parse(before ?? null) }) : null,
  };
}

const replacedBrand = z.object({
  colour: z.string().nullable(),
  tagline: z.string().nullable(),
  introduction: z.string().nullable(),
});

const brandItemNames = {
  'theme:colour': () => t('Color'),
  'theme:welcome': () => t('Headline and introduction'),
};

const templateKeyPrefix = 'words:';

/** Returns the current name of a template, because a later release can rename it. */
function templateNameOf(key: string): string | undefined {
  const template = templates().find(({ slug }) => key === templateKeyPrefix + slug);
  return template && contentText(template.name);
}

/** Returns the name of an installed item. Packs don't name items of the brand. */
export function nameOfItem({ key, name }: { key: string; name: string }): string {
  const names: Readonly<Record<string, (() => string) | undefined>> = brandItemNames;
  return names[key]?.() ?? templateNameOf(key) ?? name;
}

const brandItem = (
  values: Partial<PackBrand>,
  definition: Pick<PackItem, 'detail'> & {
    key: keyof typeof brandItemNames;
    /** Returns the conflict with a brand. */
    conflictWith(brand: PackBrand): Conflict['message'] | null;
  },
): PackItem => ({
  ...{ key: definition.key, kind: 'Theme', detail: definition.detail },
  name: brandItemNames[definition.key](),
  async findConflict(db, companyId) {
    const message = definition.conflictWith(await packBrandOf(db, companyId));
    return message === null ? null : { message, choices: ['Skip', 'Replace'] };
  },
  install: async (context, choice) => ({
    outcome: choice === 'Replace' ? 'Replaced' : 'Added',
    ...{ targetId: null, mark: null, before: await applyPackBrand(context, values) },
  }),
  undo: (context, { before }) => revertPackBrand(context, values, replacedBrand.parse(before)),
});

const brandItems = ({ colour, tagline, introduction }: Pack['brand']): PackItem[] => [
  brandItem(
    { colour },
    {
      key: 'theme:colour',
      detail: () => t('{color} for your client dashboard and the console.', { color: colour }),
      conflictWith: ({ colour: current }) =>
        current === null || current === colour ? null : messageOf('ColorExists', { color: current }),
    },
  ),
  brandItem(
    { tagline, introduction },
    {
      key: 'theme:welcome',
      detail: () =>
        t('“{tagline}” and an introduction on the home page of your client dashboard.', { tagline }),
      conflictWith: (brand) =>
        brand.tagline === null && brand.introduction === null ? null : messageOf('WelcomeExists'),
    },
  ),
];

const replacedFieldTexts = z.record(z.string(), z.string()).nullable();

function templateTextsItem({ slug, texts }: Pack['templateTexts'][number]): PackItem {
  const { name } = findTemplate(slug);
  return {
    key: templateKeyPrefix + slug,
    kind: 'Template',
    name,
    detail: () => t('Text for your industry in this marketing template.'),
    findConflict: async (db, companyId) =>
      (await hasCustomTexts(db, companyId, slug))
        ? { message: messageOf('TemplateEdited', { name }), choices: ['Skip', 'Replace'] }
        : null,
    async install(context, choice) {
      const { mark, before } = await applyPackTexts(context, slug, texts);
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark
        ? revertPackTexts(context, slug, { mark, before: replacedFieldTexts.parse(before ?? null) })
        : null,
  };
}

/** Returns the items of a pack in the order of their installation. */
export const itemsOfPack = ({ name, plans, guides, legal, brand, templateTexts }: Pack): PackItem[] => [
  ...plans.map((plan) => planItem(plan, name)),
  ...guides.map((guide) => guideItem(guide, name)),
  ...legal.map(legalItem),
  ...brandItems(brand),
  ...templateTexts.map(templateTextsItem),
];
