import type { Pack } from '../catalog/pack';
import { codeFromName } from '../../../billing';
import { guideItem } from './guide';
import { legalItem } from './legal';
import { colorItem, welcomeItem } from './brand';
import type { PackItem } from './packItem';
import { planItem } from './plan';
import { templateTextsItem } from './templateTexts';

/** Returns the items of a pack in the order of their installation. */
export const itemsOfPack = (pack: Pack): PackItem[] => [
  ...pack.plans.map((plan) => planItem(plan, codeFromName(plan.name), pack.name)),
  ...pack.guides.map((guide) => guideItem(guide, pack)),
  ...pack.legal.map(legalItem),
  colorItem(pack.brand.colour),
  welcomeItem(pack.brand.tagline, pack.brand.introduction),
  ...pack.texts.map(templateTextsItem),
];
