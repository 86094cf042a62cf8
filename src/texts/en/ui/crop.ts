export const zoom = 'Zoom';
export const leftToRight = 'Left to right';
export const topToBottom = 'Top to bottom';

export const useThis = 'Use this';

export const thisImageCouldNotBeCropped =
  'This image could not be cropped. Crop it in another program and choose it again.';
