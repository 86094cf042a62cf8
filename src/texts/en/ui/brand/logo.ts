export const squareLogo = 'Square logo';
export const pngJpegWebpOrSvgSquare =
  'PNG, JPEG, WebP or SVG, square, at least 128 pixels a side, up to 2 MB.';
export const fullLogo = 'Full logo';
export const pngJpegWebpOrSvg = 'PNG, JPEG, WebP or SVG, at least 128 pixels wide, up to 2 MB.';
export const thisImageIsByPixels = (width: number, height: number) =>
  `This image is ${width} by ${height} pixels.`;
export const aFullLogoNeeds = (size: string, logoMinPixels: number) =>
  `${size} A full logo needs to be ${logoMinPixels} pixels wide at least.`;
export const aSquareLogoNeedsByPixels = (size: string, logoMinPixels: number) =>
  `${size} A square logo needs ${logoMinPixels} by ${logoMinPixels} pixels at least.`;

export const asTheImage = 'As the image is';
export const n4To1 = '4 to 1';
export const n3To1 = '3 to 1';
export const n2To1 = '2 to 1';
export const square = 'Square';
export const cropThe = (label: string) => `Crop the ${label}`;
export const dragTheImageOrUse = 'Drag the image, or use the sliders. What is left empty stays see-through.';
export const shape = 'Shape';

export const theCouldNotBeOpenedChoose = (label: string) =>
  `The ${label} could not be opened. Choose the file again.`;

export const your = (name: string) => `Your ${name}`;
export const crop = 'Crop';
export const cropTheName = (name: string) => `Crop the ${name}`;
export const remove = 'Remove';
export const removeThe = (name: string) => `Remove the ${name}`;
export const replaceThe = (name: string) => `Replace the ${name}`;
