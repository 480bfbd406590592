/** A form that script sends beside its page says so: its answer is what became of it, not the way to another page. */
export const STAY_FIELD = 'stay';
