// A sign-in page with the console's libraries but without its code, as the baseline of the sign-in budgets.
import HideIcon from '@mui/icons-material/VisibilityOff';
import ShowIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CssBaseline from '@mui/material/CssBaseline';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { GraphQLClient } from 'graphql-request';
import Cookies from 'js-cookie';
import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';

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

const session = createSlice({
  name: 'session',
  initialState: { isSignedIn: false },
  reducers: { signedIn: () => ({ isSignedIn: true }) },
});

const listeners = createListenerMiddleware();
listeners.startListening({
  matcher: api.endpoints.login.matchFulfilled,
  effect: (_action, { dispatch }) => {
    Cookies.set('signed-in', 'yes', { sameSite: 'strict' });
    dispatch(session.actions.signedIn());
  },
});

const store = configureStore({
  reducer: { session: session.reducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().prepend(listeners.middleware).concat(api.middleware),
});

function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [login, { error }] = api.useLoginMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    await login({ email, password });
  }

  return (
    <Stack component="form" spacing={2} onSubmit={(event: FormEvent) => void submit(event)}>
      <Typography variant="h1">Sign in</Typography>
      <FormControl>
        <InputLabel htmlFor="email">Email</InputLabel>
        <OutlinedInput
          id="email"
          label="Email"
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
          type={isShown ? 'text' : 'password'}
          endAdornment={
            <ButtonBase aria-label="Show password" onClick={() => setShown(!isShown)}>
              {isShown ? <HideIcon /> : <ShowIcon />}
            </ButtonBase>
          }
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormControl>
      <label>
        <input type="checkbox" /> Stay signed in
      </label>
      <Button type="submit">Sign in</Button>
      <Link to="/forgot-password">Forgot your password?</Link>
    </Stack>
  );
}

const router = createBrowserRouter([{ path: '*', Component: SignIn }]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </Provider>,
);
