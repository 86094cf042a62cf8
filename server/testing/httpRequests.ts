import type { FastifyInstance } from 'fastify';

export interface GraphQLResponse {
  status: number;
  headers: Record<string, unknown>;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown>; path?: string[] }[];
  };
}

export async function sendGraphQL(
  app: FastifyInstance,
  query: string,
  {
    token,
    variables,
    headers,
  }: { token?: string; variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphQLResponse> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    payload: { query, variables },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
