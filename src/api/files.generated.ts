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
      query: (queryArg) => ({ url: `/client-imports`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as filesApi };
export type UploadSquareLogoApiResponse = /** status 200 Stored */ StoredImage;
export type UploadSquareLogoApiArg = {
  file: Blob;
};
export type UploadFullLogoApiResponse = /** status 200 Stored */ StoredImage;
export type UploadFullLogoApiArg = {
  file: Blob;
};
export type UploadProfileImageApiResponse = /** status 200 Stored */ StoredImage;
export type UploadProfileImageApiArg = {
  file: Blob;
};
export type UploadGuideImageApiResponse = /** status 200 Stored */ StoredImage;
export type UploadGuideImageApiArg = {
  file: Blob;
};
export type UploadClientImportApiResponse = /** status 200 Read and kept */ {
  id: string;
  totalRows: number;
};
export type UploadClientImportApiArg = {
  file: Blob;
};
export type StoredImage = {
  /** Changes with the image */
  version: string;
  /** Pixels */
  width: number;
  /** Pixels */
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
