import { watchLoginForms } from './login-form.ts';
import { watchLogout } from './logout.ts';
import { logInSilently } from './silent-login.ts';

// The one script of every page. Each line is one thing that works without it too.
watchLogout();
watchLoginForms();
void logInSilently();
