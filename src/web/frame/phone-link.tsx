/** The site's phone number: to be read, and to be pressed on a phone. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
);
