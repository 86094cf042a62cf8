import { buildSchema } from './platform';
import { resolvers } from './resolvers';

const schema = buildSchema(resolvers);

test('every field of Query, Mutation and Subscription has a resolver', () => {
  const unresolvedFields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ resolve, subscribe }) => !(type === schema.getSubscriptionType() ? subscribe : resolve))
      .map(({ name }) => `${type?.name}.${name}`),
  );
  expect(unresolvedFields).toEqual([]);
});
