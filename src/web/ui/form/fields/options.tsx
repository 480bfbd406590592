/** What a list that opens offers: values and their words. */
export const Options = ({ options }: { options: readonly (readonly [value: string, words: string])[] }) =>
  options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
