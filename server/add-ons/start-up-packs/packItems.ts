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
import { t } from '../../lib/i18n/i18n';
import { applyPackTexts, hasCustomTexts, revertPackTexts } from '../marketing-templates/texts.service';
import { findTemplate } from '../marketing-templates/templates';
import type { Pack } from './catalog';
import type { PackItem } from './packItem';

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
    const description = t(
      'You already have a plan named {name}. If you replace it, it is archived and its clients keep it.',
      { name: existing.name },
    );
    return { description, choices: ['Skip', 'KeepBoth', 'Replace'] };
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
    return targetId && removePackPlan(context, targetId, replacedPlan.safeParse(before).data ?? null);
  },
});

const replacedText = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();
const replacedGuide = z.object({ draft: replacedText, published: replacedText });

function guideItem({ pathname, ...contents }: Pack['guides'][number], packName: string): PackItem {
  const { title, summary } = contents;
  const note = t('From the pack {name}', { name: packName });
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
      const description = t('Your guide {title} already uses the address /{pathname}.', {
        title: existing.title,
        pathname,
      });
      // An archived guide cannot be replaced, because archived guides cannot be published.
      return {
        description,
        choices: existing.isArchived ? ['KeepBoth', 'Skip'] : ['Skip', 'KeepBoth', 'Replace'],
      };
    },
    async install(context, choice) {
      const existing =
        choice === 'Replace' ? await findGuideByPathname(context.db, context.companyId, pathname) : undefined;
      if (!existing) {
        const { id, mark } = await addPackGuide(context, { ...contents, pathname }, note);
        return { outcome: 'Added', targetId: id, mark, before: null };
      }
      const { id, mark, before } = await replaceWithPack(context, existing, contents, note);
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

/** Returns Livery's template with the pack's sections before its last section, the contact details. */
function draftTextOf({ pathname, html }: Pack['legal'][number]) {
  const template = legalTemplate(pathname);
  const contactStart = template.html.lastIndexOf('<h2>');
  return {
    ...template,
    html: template.html.slice(0, contactStart) + html + template.html.slice(contactStart),
  };
}

function legalItem(legal: Pack['legal'][number]): PackItem {
  const { pathname, about } = legal;
  const { title } = legalTemplate(pathname);
  return {
    key: `legal:${pathname}`,
    kind: 'LegalPage',
    name: title,
    detail: () =>
      [about, t('Added as a draft. Have a lawyer review it before you publish it under Legal.')].join(' '),
    async findConflict(db, companyId) {
      const state = await legalPageState(db, companyId, pathname);
      if (state === 'Template') return null;
      const description =
        state === 'Draft'
          ? t('You have a draft of {title}, which this draft would replace.', { title })
          : t(
              'You have published your own version of {title}. It stays published until you publish this draft.',
              { title },
            );
      return { description, choices: ['Skip', 'Replace'] };
    },
    async install(context, choice) {
      const { mark, before } = await applyPackDraft(context, pathname, draftTextOf(legal));
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark && revertPackDraft(context, pathname, { mark, before: replacedText.parse(before ?? null) }),
  };
}

const replacedBrand = z.object({
  colour: z.string().nullable(),
  tagline: z.string().nullable(),
  introduction: z.string().nullable(),
});

const brandItem = (
  values: Partial<PackBrand>,
  definition: Pick<PackItem, 'key' | 'name' | 'detail'> & {
    describeConflict(brand: PackBrand): string | null;
  },
): PackItem => ({
  ...{ key: definition.key, kind: 'Theme', name: definition.name, detail: definition.detail },
  async findConflict(db, companyId) {
    const description = definition.describeConflict(await packBrandOf(db, companyId));
    return description === null ? null : { description, choices: ['Skip', 'Replace'] };
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
      ...{ key: 'theme:colour', name: t('Color') },
      detail: () => t('{color} for your client dashboard and the console.', { color: colour }),
      describeConflict: ({ colour: current }) =>
        current === null || current === colour
          ? null
          : t('Your current color is {color}.', { color: current }),
    },
  ),
  brandItem(
    { tagline, introduction },
    {
      ...{ key: 'theme:welcome', name: t('Headline and introduction') },
      detail: () =>
        t('“{tagline}” and an introduction on the home page of your client dashboard.', { tagline }),
      describeConflict: (brand) =>
        brand.tagline === null && brand.introduction === null
          ? null
          : t('You already have your own headline or introduction.'),
    },
  ),
];

const replacedFieldTexts = z.record(z.string(), z.string()).nullable();

function templateTextsItem({ slug, texts }: Pack['templateTexts'][number]): PackItem {
  const { name } = findTemplate(slug);
  return {
    key: `words:${slug}`,
    kind: 'Template',
    name,
    detail: () => t('Text for your industry in this marketing template.'),
    findConflict: async (db, companyId) =>
      (await hasCustomTexts(db, companyId, slug))
        ? {
            description: t('You have already edited the text of {name}.', { name }),
            choices: ['Skip', 'Replace'],
          }
        : null,
    async install(context, choice) {
      const { mark, before } = await applyPackTexts(context, slug, texts);
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark && revertPackTexts(context, slug, { mark, before: replacedFieldTexts.parse(before ?? null) }),
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
