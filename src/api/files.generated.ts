import { api } from './base';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadSquareLogo: build.mutation<UploadSquareLogoApiResponse, UploadSquareLogoApiArg>({
      query: (queryArg) => ({ url: `/theme-setups/square-logo/upload`, method: 'POST', body: queryArg }),
    }),
    uploadFullLogo: build.mutation<UploadFullLogoApiResponse, UploadFullLogoApiArg>({
      query: (queryArg) => ({ url: `/theme-setups/full-logo/upload`, method: 'POST', body: queryArg }),
    }),
    uploadProfileImage: build.mutation<UploadProfileImageApiResponse, UploadProfileImageApiArg>({
      query: (queryArg) => ({ url: `/operators/profile-image/upload`, method: 'POST', body: queryArg }),
    }),
    uploadGuideImage: build.mutation<UploadGuideImageApiResponse, UploadGuideImageApiArg>({
      query: (queryArg) => ({ url: `/quick-guides/images/upload`, method: 'POST', body: queryArg }),
    }),
    uploadClientImport: build.mutation<UploadClientImportApiResponse, UploadClientImportApiArg>({
      query: (queryArg) => ({
        url: `/client-imports`,
        method: 'POST',
        body: queryArg.body,
        params: {
          encoding: queryArg.encoding,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as filesApi };
export type UploadSquareLogoApiResponse = /** status 200 The image was saved */ StoredImage;
export type UploadSquareLogoApiArg = {
  file: Blob;
};
export type UploadFullLogoApiResponse = /** status 200 The image was saved */ StoredImage;
export type UploadFullLogoApiArg = {
  file: Blob;
};
export type UploadProfileImageApiResponse = /** status 200 The image was saved */ StoredImage;
export type UploadProfileImageApiArg = {
  file: Blob;
};
export type UploadGuideImageApiResponse = /** status 200 The image was saved */ StoredImage;
export type UploadGuideImageApiArg = {
  file: Blob;
};
export type UploadClientImportApiResponse = /** status 200 The file was parsed and saved */ {
  id: string;
  totalRows: number;
};
export type UploadClientImportApiArg = {
  encoding?:
    | 'UTF-8'
    | 'UTF-16LE'
    | 'UTF-16BE'
    | 'Windows-1250'
    | 'Windows-1251'
    | 'Windows-1252'
    | 'Windows-1253'
    | 'Windows-1254'
    | 'Windows-1255'
    | 'Windows-1256'
    | 'Windows-1257'
    | 'Windows-1258'
    | 'ISO-8859-2'
    | 'ISO-8859-3'
    | 'ISO-8859-4'
    | 'ISO-8859-5'
    | 'ISO-8859-6'
    | 'ISO-8859-7'
    | 'ISO-8859-8'
    | 'ISO-8859-10'
    | 'ISO-8859-13'
    | 'ISO-8859-14'
    | 'ISO-8859-15'
    | 'KOI8-R'
    | 'KOI8-U'
    | 'Shift_JIS'
    | 'EUC-JP'
    | 'GB18030'
    | 'Big5'
    | 'EUC-KR';
  body: {
    file: Blob;
  };
};
export type StoredImage = {
  /** Identifies the image content */
  version: string;
  /** In pixels */
  width: number;
  /** In pixels */
  height: number;
};
export type Problem = {
  message: string;
  code: string;
  fields?: {
    [key: string]: string;
  };
  requestId: string;
};
