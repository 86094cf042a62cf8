import type { MarketingCategory, MarketingFormat } from '@contract/enums';
import * as texts from '@/texts/add-ons/marketing-templates';

export const categoryLabels: Readonly<Record<MarketingCategory, string>> = {
  Email: texts.emails,
  Social: texts.socialPosts,
  Flyer: texts.flyers,
  Presentation: texts.presentations,
  Ad: texts.ads,
  Landing: texts.landingPages,
};

export const formatLabels: Readonly<Record<MarketingFormat, string>> = {
  Png: texts.pngPicture,
  Pdf: texts.pdfDocument,
  Html: texts.htmlPage,
};
