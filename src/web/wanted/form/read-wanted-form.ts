import { isTicked, readAmount, readText } from '../../request/form-fields.ts';

/** What was filled in, as the rules ask for it. */
export function readWantedForm(form: FormData) {
  const text = (name: string) => readText(form, name) ?? '';
  return {
    shortest: text('shortest'),
    longest: text('longest'),
    colours: form.getAll('colours'),
    textures: form.getAll('textures'),
    treatments: form.getAll('treatments'),
    ethnicities: form.getAll('ethnicities'),
    grams: text('grams'),
    cutState: readText(form, 'cutState'),
    budgetPerGram: readAmount(form, 'budgetPerGram'),
    currency: readText(form, 'currency'),
    country: text('country'),
    until: text('until'),
    note: text('note'),
    sendForReview: isTicked(form, 'sendForReview'),
  };
}
