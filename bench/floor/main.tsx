// The floor of the sign-in screen's budget: a sign-in page with the same libraries and nothing of ours.
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { GraphQLClient } from 'graphql-request';
import Cookies from 'js-cookie';
import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';

const client = new GraphQLClient(`${location.origin}/graphql`, { excludeOperationName: true });

const api = createApi({
  baseQuery: async (body: { document: string; variables: object }) => ({
    data: await client.request<object>(body.document, body.variables),
  }),
  endpoints: (build) => ({
    login: build.mutation<object, { email: string; password: string }>({
      query: (variables) => ({
        document: 'mutation Login($email: String!, $password: String!) { login }',
        variables,
      }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [login, { error }] = api.useLoginMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    await login({ email, password });
    Cookies.set('signed-in', 'yes', { sameSite: 'strict' });
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormControl>
        <InputLabel htmlFor="email">E-mail</InputLabel>
        <OutlinedInput
          id="email"
          label="E-mail"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormHelperText>{error ? 'Refused' : ''}</FormHelperText>
      </FormControl>
      <FormControl>
        <InputLabel htmlFor="password">Password</InputLabel>
        <OutlinedInput
          id="password"
          label="Password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormControl>
      <Button type="submit">Sign in</Button>
    </form>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<SignIn />} />
        </Routes>
      </BrowserRouter>
    </ThemeProvider>
  </Provider>,
);
