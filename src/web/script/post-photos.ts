import { startPhotoOrder } from './photo-order.ts';
import { startPhotoQueue } from './photo-queue.ts';

// The script of the photo step: smaller files, progress for each, retry, cancel, and dragging into order.
// Everything works without it; it speaks to the same address as the plain form.
const form = document.querySelector<HTMLFormElement>('form[data-photo-upload]');
if (form) startPhotoQueue(form);
const list = document.querySelector<HTMLElement>('[data-photo-order]');
if (list) startPhotoOrder(list);
