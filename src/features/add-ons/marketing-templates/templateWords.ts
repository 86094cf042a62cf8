import type { MarketingCategory, MarketingFormat } from '@/api/schema.generated';

export const categoryWords: Readonly<Record<MarketingCategory, string>> = {
  Email: 'E-mails',
  Social: 'Social posts',
  Flyer: 'Flyers',
  Presentation: 'Presentations',
  Ad: 'Ads',
  Landing: 'Landing pages',
};

export const formatWords: Readonly<Record<MarketingFormat, string>> = {
  Png: 'PNG picture',
  Pdf: 'PDF document',
  Html: 'HTML page',
};

export const categories = Object.keys(categoryWords) as MarketingCategory[];
