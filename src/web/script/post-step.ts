import { startAutosave } from './autosave.ts';
import { startMeasures } from './measures.ts';

// The script of the steps of posting. Each line is one thing that works without it too.
const form = document.querySelector<HTMLFormElement>('form[data-autosave]');
if (form) startAutosave(form);
startMeasures();
