import { htmlResponse, type PortalResponse } from '../responses';
import { html } from '../html';
import { page } from '../layout';
import type { PortalRequest } from '../portalRequest';

const errorPage = (request: PortalRequest, status: number, title: string, message: string): PortalResponse =>
  htmlResponse(
    page({
      request,
      title,
      isPrivate: true,
      main: html`<section class="narrow middle">
        <h1>${title}</h1>
        <p>${message}</p>
        <p><a class="button" href="/">Go to the first page</a></p>
      </section>`,
    }),
    { status },
  );

export const notFoundPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    404,
    'This page does not exist',
    'It may have been moved, or the address may be mistyped.',
  );

export const crossOriginFormPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    403,
    'This form was not sent from here',
    'Please open the page again and send it from there.',
  );

export const serverErrorPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    500,
    'Something went wrong on our side',
    'Nothing was lost. Please try again in a few minutes.',
  );

/** Renders an error page with the message of a refused request. */
export const domainErrorPage = (request: PortalRequest, status: number, message: string): PortalResponse =>
  errorPage(request, status, status === 429 ? 'Please wait a little' : 'This is not possible', message);
