// Opening a real database takes a second or two, and much longer on a machine that is busy with other tests.
jest.setTimeout(60_000);
