export const cropYourPhoto = 'Crop your photo';
export const dragTheImageOrUse = 'Drag the image, or use the sliders. Below is how it will look.';

export const photoRemoved = 'Photo removed';
export const remove = 'Remove';
export const removeYourPhoto = 'Remove your photo';
export const yourCompanysTeamSeesYourFirst =
  'Your company’s team sees your first letter in its place. The photo is not kept: to have it back, upload it again.';
export const removeYourPhotoTitle = 'Remove your photo?';

export const photoReplaced = 'Photo replaced';
export const newPhoto = 'New photo';
export const pngJpegWebpOrSvgUp =
  'PNG, JPEG, WebP or SVG, up to 20 MB; you crop it next. Everyone in your company sees it.';

export const typeYourName = 'Type your name.';

export const profileSaved = 'Profile saved';
export const name = 'Name';
export const asYourCompanysTeamSees = 'As your company’s team sees it.';
export const phone = 'Phone';
export const mayBeLeftEmptyWithout =
  'May be left empty. Without a country code it is read as one of your company’s country.';
export const save = 'Save';

export const profile = 'Profile';
